/** First number of the lock that each server of a cluster holds as long as its session with the database lasts. */
export const SESSION_LOCKS = 7_716_350;
