/** Ids are text made by the server: sortable by creation, not guessable. */
export const ID_FORM = /^[A-Za-z0-9_-]{8,40}$/;
