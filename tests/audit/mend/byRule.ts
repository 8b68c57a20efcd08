/** How to answer or mend what a rule finds, by engine and rule: the rules that have found something on this site. */
export const mendByRule: Readonly<Record<string, string>> = {
  'alfa sia-r113':
    'Make the control at least 24 px wide and high, or keep others away from it. Where something lies over a part of it, look at it alone first.',
  'alfa sia-r54':
    'Add aria-atomic="true" to the live region if a change is understood only with all the rest; leave it out if each sentence stands alone.',
  'alfa sia-r55': 'Compare the two parts of the same name: if they hold different links, give each a name of its own.',
  'alfa sia-r56': 'Give each of these parts of the same kind a name of its own (aria-label, aria-labelledby).',
  'alfa sia-r57': 'Put the text into the header, main or footer, or into a section with a name.',
  'alfa sia-r60': 'Give the group a name: a legend, or aria-labelledby with the id of its heading.',
  'alfa sia-r61': 'Let the first heading of the page be its h1, and put what comes before it after it.',
  'alfa sia-r78': 'Put the text that the heading announces below it, or take away one of the two headings.',
  'alfa sia-r81':
    'Follow the links of the same words: if they lead to different things, let their words differ; if to the same, nothing is wrong.',
  'axe color-contrast':
    'Compare the text with what is behind it in the picture. If it is fainter than needed, change the token of the text or of the surface, or put a plain surface behind it.',
  'ibm a_target_warning':
    'Say in the words of the link, or by an icon with a text, that it opens another window; or let it open in the same one.',
  'ibm application_content_accessible':
    'Within role="application" use the page with a screen reader: text that is in no control must be tied to one, or stand outside.',
  'ibm aria_accessiblename_exists': 'Give the element a name: text within it, aria-label or aria-labelledby.',
  'ibm aria_child_valid': 'Put items of the right kind into the list, or leave out the role while it is empty.',
  'ibm aria_complementary_label_visible':
    'Put a heading into the part and refer to it by aria-labelledby, if those who see the page miss what it is.',
  'ibm aria_content_in_landmark': 'Put the part into the header, main or footer, or into a nav.',
  'ibm aria_keyboard_handler_exists':
    'Use the control by keys alone, as its role promises: arrows, Enter, Escape. Where one does nothing, answer it.',
  'ibm aria_role_redundant': 'Leave the role out where the element has it anyway and no style takes it away.',
  'ibm element_attribute_deprecated':
    'Leave the attribute or element out, and write by styles or newer HTML what it did.',
  'ibm element_tabbable_unobscured':
    'Move the focus there by Tab and look whether a bar or dialog lies over it. If so, leave room by scroll-padding, or keep the focus in the dialog.',
  'ibm element_tabbable_visible':
    'Move the focus there by Tab and look whether the control comes into sight. If not, show it, or take it out of the order (hidden, inert).',
  'ibm fieldset_legend_valid': 'Let a legend that asks what the group asks be the first child of the fieldset.',
  'ibm figure_label_exists': 'Add a figcaption if the picture needs one beside its text.',
  'ibm form_submit_button_exists':
    'Look whether the form is sent by a button that says so, also one outside it with a form attribute; else add one.',
  'ibm img_alt_background':
    'Look whether the drawing behind the text says something that no text says. If so, use an img with alt; if it decorates, nothing is wrong.',
  'ibm input_autocomplete_valid': 'Use a word of the list in HTML for the autocomplete attribute, or leave it out.',
  'ibm input_checkboxes_grouped':
    'If the box belongs to others, put them into a fieldset with a legend; if it stands alone, nothing is wrong.',
  'ibm input_fields_grouped':
    'If the fields answer one question together, put them into a fieldset with a legend; if each stands alone, nothing is wrong.',
  'ibm input_label_exists': 'Tie a label to the field (for and id), or name it by aria-label or aria-labelledby.',
  'ibm input_label_visible':
    'Put a label in words beside the control; an icon alone is enough where everyone knows it, as a cross that closes.',
  'ibm list_structure_proper':
    'Put only items right into a list (li; dt and dd, or a div around both), or use no list.',
  'ibm media_alt_brief':
    'Say in one sentence what matters in the picture, and move the rest into the text of the page.',
  'ibm select_options_grouped':
    'If the choices are of several kinds, put each kind into an optgroup with a label; if they are one row, nothing is wrong.',
  'ibm style_color_misuse': 'Look at each page without colours: add a word, an icon or a line where something is lost.',
  'ibm style_highcontrast_visible':
    'Use the page with the forced colours of the system: give a border to what only a background or shadow showed.',
  'ibm text_block_heading':
    'If the short text is the title of what follows, make it a heading of the right level; else nothing is wrong.',
  'ibm text_sensory_misuse':
    'Read the sentence as someone who cannot see: if the word names a place or shape only, add the words of what is meant.',
  'ibm widget_tabbable_exists':
    'Look whether the same is done by another control that keys reach, such as the field beside it; else let this one have the focus.',
  'own focus-shows': 'Draw the focus ring of the design system around the control; do not remove the outline.',
  'own motion-ends': 'Let the motion end within five seconds, or give a button that stops it.',
  'own no-trap': 'Let Tab and Shift+Tab move the focus on.',
};
