export { contentFieldLabels } from './content-field-labels.ts';
