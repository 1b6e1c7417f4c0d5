import type { PreviewTexts } from '../../../en/screens/editor/editor-preview.ts';

export const editorPreview: PreviewTexts = {
  moment: 'הרגע המוצג',
  presenter: 'המסך הגדול',
  player: 'הטלפון של משתתף',
  lobby: 'הצטרפות',
  round: 'סבב',
  opening: 'לפני',
  question: 'שאלה',
  talk: 'שיחה',
  secondVote: 'הצבעה 2',
  reveal: 'תשובה',
  ending: 'אחרי',
  media: 'שקופית',
  break: 'שקופית',
  standings: 'טבלת המובילים',
  podium: 'המנצחים',
};
