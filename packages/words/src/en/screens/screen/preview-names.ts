/** Words of previewNames. */
export type PreviewNamesTexts = readonly string[];

/** Words of previewNames. */
export const previewNames: PreviewNamesTexts = ['Maya', 'Noah', 'Layla', 'Ethan', 'נועה', 'Sofia', 'Omar'];
