/** One package of others that the product passes on. */
export interface PackageNotice {
  name: string;
  version: string;
  /** As the package names it, mostly an SPDX expression. */
  licence: string;
  /** Whom the package names; null when nobody. */
  author: string | null;
  /** Where its sources are; null when the package does not say. */
  source: string | null;
  /** The words of its licence and notice files; empty when it brings none. */
  text: string;
}
/** The notice of the package in `folder`. Throws when it names no licence: somebody has to look. */
export declare function readNotice(folder: string): PackageNotice;
/** The folder of a package below node_modules in which a bundled module lies; null for modules of our own. */
export declare function packageFolder(moduleId: string): string | null;
/** All notices as one text, for a file that goes along. */
export declare function noticesAsText(lead: string, notices: readonly PackageNotice[]): string;
