/**
 * Translators of browsers put elements of their own in the place of texts. React goes on with its own text nodes: it
 * would throw when it takes one away, and the guest would go on reading the old text when it changes one. Loaded when a
 * translator is at work (`watchForTranslation`); from then on nodes that have moved are allowed.
 */

/** What stands in the page in the place of a text node. */
const standIns = new WeakMap<Node, ChildNode>();

/** Puts a text back where a translator's element stood; the translator then translates it anew. */
function putBack(text: Node): void {
  standIns.get(text)?.replaceWith(text);
  standIns.delete(text);
}

const isTranslation = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT';

const changes = new MutationObserver((records) => records.forEach(({ target }) => putBack(target)));

/** Notes which texts were replaced, and watches for changes of these. */
export function noteTexts(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [text, ...others] = removedNodes;
    const standIn = [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
    if (!(text instanceof Text) || text.isConnected || others.length > 0 || !standIn) continue;
    standIns.set(text, standIn);
    changes.observe(text, { characterData: true });
  }
}

/** The child of a node that is another node, or holds it; null where that has left the node. */
function childAround(parent: Node, node: Node): Node | null {
  putBack(node);
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

const { removeChild, insertBefore } = Node.prototype;

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  const own = child.parentNode === this ? child : childAround(this, child);
  if (own) removeChild.call(this, own);
  return child;
};

Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
  const own = !next || next.parentNode === this ? next : childAround(this, next);
  insertBefore.call(this, child, own);
  return child;
};
