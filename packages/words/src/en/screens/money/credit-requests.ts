export interface Texts {
  title: string;
  lead: string;
  amount: string;
  grant: string;
  grantTo: (name: string) => string;
  decline: string;
  reason: string;
  ofInstitution: (name: string) => string;
  granted: string;
  declined: string;
  empty: string;
  emptyText: string;
}

/** Words of the list of requests for credits. */
export const creditRequests: Texts = {
  title: 'Requests for credits',
  lead: 'People get your answer on screen and by email.',
  amount: 'Credits',
  grant: 'Grant',
  grantTo: (name) => `Grant credits to ${name}`,
  decline: 'Decline',
  reason: 'Reason (shown to the person)',
  ofInstitution: (name) => `Credits of ${name}`,
  granted: 'Credits granted',
  declined: 'Request declined',
  empty: 'Nobody is waiting',
  emptyText: 'Requests for credits appear here.',
};
