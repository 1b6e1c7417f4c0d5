export type Texts = Record<CreditLetter, LetterTexts> & { greeting: string; why: Record<CreditLetter, string> };

/** Letters about a request for credits. */
export type CreditLetter = 'asked' | 'granted' | 'declined';

export interface LetterTexts {
  subject: string;
  paragraph: string;
  open: string;
}

/** Words of letters about requests. `{person}`, `{reader}` and `{words}` are what people wrote. */
export const creditRequestMail: Texts = {
  greeting: 'Hello {reader},',
  asked: {
    subject: '{person} asks for credits',
    paragraph: 'A new request for credits from {person}.',
    open: 'Answer the request',
  },
  granted: {
    subject: 'You were given credits',
    paragraph: 'Your request was granted. Credits added: {amount}.',
    open: 'Open the dashboard',
  },
  declined: {
    subject: 'An answer to your request for credits',
    paragraph: 'Your request for credits was declined. Trial runs stay free.',
    open: 'Open the dashboard',
  },
  why: {
    asked: 'You got this email because you manage the credits. You can stop emails in your account settings.',
    granted: 'You got this email because you asked for credits.',
    declined: 'You got this email because you asked for credits.',
  },
};
