/** What the lists of the house may be ordered by. */
export const USER_SORTS = ['name', 'email', 'createdAt', 'lastLogin', 'credits', 'creditsUsed'] as const;
export const SUBSCRIPTION_SORTS = ['createdAt', 'expiryDate', 'usagesLeft', 'price'] as const;
export const GAME_SORTS = ['updatedAt', 'createdAt', 'name'] as const;
export const QUESTION_SORTS = ['updatedAt', 'createdAt', 'question'] as const;
export const INSTITUTION_SORTS = ['name', 'createdAt', 'credits', 'membersCount'] as const;
export const LIBRARY_SORTS = ['updatedAt', 'question'] as const;
