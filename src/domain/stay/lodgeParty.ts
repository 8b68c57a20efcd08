/** One room type that a room of a search may have, and its price in minor units of one currency. */
export interface LodgingOption {
  readonly roomTypeRefId: string;
  readonly cost: number;
}

interface Edge {
  readonly to: number;
  left: number;
  readonly cost: number;
  readonly back: number;
}

/**
 * The lowest total for all rooms of a search when each room type has a limited number of rooms left; null when the party
 * does not fit. Computed as a minimum-cost flow from the rooms of the search to the room types.
 */
export const lodgeParty = (
  optionsPerRoom: readonly (readonly LodgingOption[])[],
  left: ReadonlyMap<string, number>,
): number | null => {
  const types = [...left.keys()];
  const source = 0;
  const sink = 1 + optionsPerRoom.length + types.length;
  const graph: Edge[][] = Array.from({ length: sink + 1 }, () => []);
  const connect = (from: number, to: number, capacity: number, cost: number) => {
    const forward = graph[from] ?? [];
    const backward = graph[to] ?? [];
    forward.push({ to, left: capacity, cost, back: backward.length });
    backward.push({ to: from, left: 0, cost: -cost, back: forward.length - 1 });
  };
  optionsPerRoom.forEach((options, room) => {
    connect(source, 1 + room, 1, 0);
    for (const { roomTypeRefId, cost } of options) {
      connect(1 + room, 1 + optionsPerRoom.length + types.indexOf(roomTypeRefId), 1, cost);
    }
  });
  types.forEach((type, index) => connect(1 + optionsPerRoom.length + index, sink, left.get(type) ?? 0, 0));

  let total = 0;
  for (let room = 0; room < optionsPerRoom.length; room += 1) {
    const distance = Array.from({ length: sink + 1 }, (_, node) => (node === source ? 0 : Infinity));
    const via: (readonly [node: number, edge: number] | undefined)[] = [];
    for (let round = 0, changed = true; changed && round <= sink; round += 1) {
      changed = false;
      graph.forEach((edges, node) =>
        edges.forEach((edge, index) => {
          const reached = (distance[node] ?? Infinity) + edge.cost;
          if (edge.left > 0 && reached < (distance[edge.to] ?? Infinity)) {
            distance[edge.to] = reached;
            via[edge.to] = [node, index];
            changed = true;
          }
        }),
      );
    }
    if (distance[sink] === Infinity) return null;
    total += distance[sink] ?? 0;
    for (let node = sink; node !== source;) {
      const step = via[node];
      const edge = step && graph[step[0]]?.[step[1]];
      const reverse = edge && graph[edge.to]?.[edge.back];
      if (!step || !edge || !reverse) throw new Error('A path that was found has no way back');
      edge.left -= 1;
      reverse.left += 1;
      node = step[0];
    }
  }
  return total;
};
