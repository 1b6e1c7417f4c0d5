/** Business constants of the product. Free of zod, so that the player's page can use them. */

/** Longest short string: names, titles, nicknames. */
export const SHORT_TEXT_MAX = 40;
/** Longest note or reason that people write to each other: at a request, a grant, a refund, a block. */
export const NOTE_MAX = 200;
/** Shortest meaningful name. */
export const NAME_MIN = 2;
/** Shortest password of a regular user. */
export const PASSWORD_MIN = 6;
/** Shortest password of an owner, admin or institution manager. */
export const STAFF_PASSWORD_MIN = 8;
/** Longest password. */
export const PASSWORD_MAX = 128;
/** Longest e-mail address (RFC 5321 path limit). */
export const EMAIL_MAX = 254;
/** Longest top-level part of an e-mail address as specified; a setting widens it. */
export const EMAIL_TOP_LEVEL = 3;
/** Longest question text. */
export const QUESTION_TEXT_MAX = 300;
/** Longest subheading under a question. */
export const SUBHEADING_MAX = 200;
/** Longest text that is said to callers instead of the question and its subheading. */
export const SPOKEN_TEXT_MAX = 500;
/** Longest answer text. */
export const ANSWER_TEXT_MAX = 120;
/** Longest free text: description, waiting text, regulations, notes. */
export const LONG_TEXT_MAX = 2000;
/** Longest link. */
export const LINK_MAX = 2048;
/** Answers of a trivia or survey slide. */
export const ANSWERS_MIN = 2;
/** Most answers of a slide: there are eight colours and shapes. */
export const ANSWERS_MAX = 8;
/** Most accepted spellings of a typed answer. */
export const SPELLINGS_MAX = 20;
/** Largest number a number slide takes, either side of zero. */
export const NUMBER_MAX = 1e12;
/** Longest description of a medium, for who does not see or hear it. */
export const MEDIA_ALT_MAX = 200;
/** Longest unit beside a number. */
export const UNIT_MAX = 12;
/** Time of a new mini-game slide, seconds. */
export const MINI_GAME_TIME_DEFAULT_S = 180;
/** A mini-game's score is not believed earlier than this after its opening, ms. */
export const MINI_GAME_MIN_MS = 3000;
/** Rows of said answers (typed, number) that screens and results list. */
export const SAID_ROWS_MAX = 8;
/** Most different numbers that a number slide's line on the big screen is made of. */
export const GUESSES_MAX = 400;
/** Most slides in a game. */
export const SLIDES_MAX = 1000;
/** Longest explanation of what is right. */
export const EXPLANATION_MAX = 500;
/** Highest score one slide may give. */
export const SCORE_MAX = 100_000;
/** Score of a new slide. */
export const SCORE_DEFAULT = 1000;
/** Longest answer time of a slide, seconds. */
export const TIME_MAX_S = 600;
/** Longest break between slides, minutes. */
export const BREAK_MAX_MINUTES = 60;
/** Longest time a question stands alone before its answers come, seconds. */
export const READ_MAX_S = 60;
/** Neighbours talk at least so long between two votes on a question, seconds … */
export const TALK_MIN_S = 30;
/** … and at most. */
export const TALK_MAX_S = 300;
/** Answer time of a new slide, seconds. */
export const TIME_DEFAULT_S = 20;
/** Winners shown on the podium. */
export const WINNERS_MAX = 20;
/** Most pictures that turn in a game's lobby, and letters of what stands under one. */
export const LOBBY_SLIDES_MAX = 12;
export const LOBBY_CAPTION_MAX = 80;
/** Winners shown on the podium of a new game. */
export const WINNERS_DEFAULT = 3;
/** Most players any room takes, where the house's owner allows so many … */
export const PARTICIPANTS_MAX = 20_000;
/** … and where no owner has said how many. */
export const ROOM_PLAYERS_DEFAULT = 10_000;
/** Most right answers that the first-right profile pays. */
export const FIRST_RIGHT_MAX = 100;
/** Most teams of a game. */
export const TEAMS_MAX = 12;
/** Most members that the best-N rule counts. */
export const TEAM_BEST_MAX = 100;
/** A streak's bonus: this share of the slide's points for each right answer in a row after the first … */
export const STREAK_STEP = 0.1;
/** … for at most this many. */
export const STREAK_STEPS_MAX = 5;
/** Bridges of one room: their numbers have one digit. */
export const BRIDGES_MAX = 9;
/** Screen links of one room that let in at one time … */
export const SCREEN_LINKS_MAX = 10;
/** … and all that are made in it over time. */
export const SCREEN_LINKS_MADE_MAX = 100;
/** Places one device may hold in a room. */
export const SEATS_PER_DEVICE = 3;
/** Places one device may take in a room over time, those it gave up or lost included. */
export const SEATS_TAKEN_PER_DEVICE = 30;
/** Seats ever taken in a room, those given up or lost included: so many for each player it holds … */
export const SEATS_TAKEN_PER_PLAYER = 3;
/** … and so many besides. Numbers of seats are never used again: without an end a room would grow for ever. */
export const SEATS_TAKEN_BESIDES = 1000;
/** A slide waits at most this long for its media to be loaded everywhere, ms … */
export const PREPARE_MAX_MS = 5000;
/** … or until this share of the devices has loaded them. */
export const PREPARE_SHARE = 0.95;
/** The pattern of the second step of joining changes this often, ms: a child finds and taps it in less. */
export const PATTERN_EVERY_MS = 15_000;
/** Shapes of that pattern … */
export const PATTERN_LENGTH = 6;
/** … and how many there are to choose from. Of a quarter of a million patterns two are right: one guess in 131,072. */
export const PATTERN_SHAPES = 8;
/** Extra time a player may be granted, per cent of the clock. */
export const EXTRA_TIME_MAX = 200;
/** A caller's clock begins at most so long after everybody's, however long the question is read, ms. */
export const READING_MAX_MS = 30_000;
/** Largest result brought from a run without the server, bytes. */
export const RESULT_BYTES_MAX = 8 * 1024 * 1024;
/** Most values in it: each answer is about nine. */
export const RESULT_VALUES_MAX = 1_200_000;
/** An assignment stays open at most this long, ms. */
export const ASSIGNMENT_MAX_MS = 400 * 24 * 60 * 60 * 1000;
/** Assignments a person may have open at once. */
export const ASSIGNMENTS_OPEN_MAX = 50;
/** Rooms a person may have open at once. */
export const ROOMS_OPEN_MAX = 100;
/** Page size of games, questions, users, results. */
export const PAGE_SIZE = 25;
/** Page size of the media gallery. */
export const MEDIA_PAGE_SIZE = 6;
/** Largest page any list gives. */
export const PAGE_SIZE_MAX = 100;
/** Games the dashboard shows; a list that receives a copy by position keeps at most this many. */
export const RECENT_GAMES = 4;
/** Largest picture, pixels. */
export const MEDIA_MAX_WIDTH = 1920;
/** Largest picture, pixels. */
export const MEDIA_MAX_HEIGHT = 1080;
/** Largest uploaded picture, bytes. */
export const IMAGE_BYTES_MAX = 15 * 1024 * 1024;
/** Largest uploaded or imported film or sound, bytes. */
export const UPLOAD_BYTES_MAX = 100 * 1024 * 1024;
/** Longest film or sound that may be kept as a file, ms. */
export const OFFLINE_VIDEO_MAX_MS = 5 * 60 * 1000;
/** Longest selection of a film or sound kept as a file, ms. */
export const VIDEO_CUT_MAX_MS = 30 * 1000;
/** Largest body of a call that brings many slides at once, bytes. */
export const SLIDES_BYTES_MAX = 8 * 1024 * 1024;
/** Most values in it: a slide of eight answers is about eighty. */
export const SLIDES_VALUES_MAX = 150_000;
/** Largest report of an error of a browser, bytes. */
export const ERROR_REPORT_BYTES_MAX = 64 * 1024;
/** Largest Excel file, bytes. */
export const EXCEL_BYTES_MAX = 10 * 1024 * 1024;
/** Most columns of rows that are pasted, and characters of one cell. */
export const PASTED_COLUMNS_MAX = 40;
export const PASTED_CELL_MAX = 4000;
/** Largest game file to import, bytes. */
export const GAME_FILE_BYTES_MAX = 150 * 1024 * 1024;
/** Delivery widths go from here … */
export const DELIVERY_WIDTH_MIN = 100;
/** … to here … */
export const DELIVERY_WIDTH_MAX = 4000;
/** … in these steps. */
export const DELIVERY_WIDTH_STEP = 100;
/** Cloud name of the built-in delivery service. */
export const DEFAULT_CLOUD_NAME = 'demo';
/** Media delivery gives up after this long, ms. */
export const DELIVERY_TIMEOUT_MS = 10_000;
/** A size observer waits this long before it asks for another width, ms. */
export const SIZE_DEBOUNCE_MS = 150;
/** Brand and default dialog colour. */
export const BRAND_COLOUR = '#2196F3';
/** The brand's shade that carries white text at 4.5:1. */
export const BRAND_COLOUR_STRONG = '#1565C0';
/** A deleted record can be brought back for this long, ms. */
export const RESTORE_WINDOW_MS = 24 * 60 * 60 * 1000;
/** Players of a free demo room. */
export const DEMO_PLAYERS_MAX = 3;
/** Most credits that one subscription holds or one call gives. */
export const CREDITS_MAX = 1_000_000;
/** Largest sum of money of one order, minor units. */
export const MINOR_MAX = 100_000_000;
/** Longest validity of what is bought, days. */
export const SUBSCRIPTION_DAYS_MAX = 3650;
/** Most people that one call adds. */
export const MANY_USERS_MAX = 1000;
/** Mails that one call sends again. */
export const MAILS_AT_ONCE_MAX = 100;
/** Presses of remotes in one message. */
export const PRESSES_MAX = 40;
/** Remotes that are paired in one message. */
export const PAIRS_MAX = 100;
/** Remotes that an institution, or a person without one, remembers. */
export const REMEMBERED_REMOTES_MAX = 1000;
/** Names of players without a page in one message. */
export const PLAYERS_ADDED_MAX = 50;
/** Calls that a telephone line may take at once. */
export const CALLS_MAX = 5000;
/** Numbers of one telephone line. */
export const LINE_NUMBERS_MAX = 10;
/** Longest secret of a telephone line. */
export const LINE_SECRET_MAX = 200;
/** Longest text that is said on the telephone in one piece. */
export const SAID_TEXT_MAX = 1000;
/** Longest account id and token that a line calls people with. */
export const CALL_TOKEN_MAX = 200;
/** People who may ever be called into one room. */
export const INVITED_MAX = 2000;
/** Of them in one list. */
export const INVITED_AT_ONCE = 500;
/** A time of the day, `HH:MM`. */
export const QUIET_FORM = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Networks that a telephone line is asked from. */
export const NETWORKS_MAX = 50;

/** Volume of the big screens: from 0 to this … */
export const VOLUME_MAX = 100;
/** … and how a room begins. */
export const VOLUME_DEFAULT = 70;
