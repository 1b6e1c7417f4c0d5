/** The storage of files does not answer, or does not let this server in: nothing was changed that was told to anybody. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}
