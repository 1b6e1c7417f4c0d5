/**
 * Who may call what: for each operation what it answers to everybody of the cast (see `WHO`), in the marks of
 * `readAccessTable`: + 200, . 404, - 401, x 403, s a list with the record in it, h a list without it. All calls are
 * about records of the owner, who is a plain member of an institution.
 */
export const CALLS = `
#                           anon  play  reg   sh1   sh2   sh3   memb  mgr   mgrF  adm   house owner
registerUser                +     +     +     +     +     +     +     +     +     +     +     +
login                       +     +     +     +     +     +     +     +     +     +     +     +
checkLogin                  -     -     +     +     +     +     +     +     +     +     +     +
logout                      -     -     +     +     +     +     +     +     +     +     +     +
exchangeToken               +     +     +     +     +     +     +     +     +     +     +     +
setUpOwner                  -     -     x     x     x     x     x     x     x     x     x     x     # everybody here has a password
forgotPassword              +     +     +     +     +     +     +     +     +     +     +     +
resetPassword               +     +     +     +     +     +     +     +     +     +     +     +
changePassword              -     -     x     x     x     x     x     x     x     x     x     +     # the password that is sent is the owner’s
changeEmail                 -     -     x     x     x     x     x     x     x     x     x     +
confirmEmail                +     +     +     +     +     +     +     +     +     +     +     +
getConfirmation             -     -     +     +     +     +     +     +     +     +     +     +
sendConfirmation            -     -     +     +     +     +     +     +     +     +     +     +
provePassword               -     -     x     x     x     x     x     x     x     x     x     +     # the password that is sent is the owner’s
listSessions                -     -     +     +     +     +     +     +     +     +     +     +
endSession                  -     -     .     .     .     .     .     .     .     .     .     +
signOutEverywhere           -     -     +     +     +     +     +     +     +     +     +     +
getTwoStep                  -     -     +     +     +     +     +     +     +     +     +     +
startTwoStep                -     -     x     x     x     x     x     x     x     x     x     +
confirmTwoStep              -     -     -     -     -     -     -     -     -     -     -     -     # the code is nobody’s
renewRecoveryCodes          -     -     x     x     x     x     x     x     x     x     x     -
disableTwoStep              -     -     x     x     x     x     x     x     x     x     x     -
exportOwnData               -     -     h     h     h     h     h     h     h     h     h     s
deleteUser                  -     -     .     .     .     .     .     .     .     +     +     +
adminLogin                  -     -     -     -     -     -     -     -     -     -     -     -     # the right password of a person who is no admin
adminCheckLogin             -     -     -     -     -     -     -     -     -     +     +     -
adminLogout                 -     -     +     +     +     +     +     +     +     +     +     +
manageUser                  -     -     .     .     .     .     .     .     .     +     +     .
#                           anon  play  reg   sh1   sh2   sh3   memb  mgr   mgrF  adm   house owner
removeUser                  -     -     .     .     .     .     .     .     .     +     +     .
sendPasswordLink            -     -     .     .     .     .     .     .     .     +     +     .
endUserSessions             -     -     .     .     .     .     .     .     .     +     +     .
addManyUsers                -     -     .     .     .     .     .     .     .     +     +     .
readUserSheet               -     -     .     .     .     .     .     .     .     422   422   .     # the picture that is sent is no sheet
getUserSheetTemplate        -     -     .     .     .     .     .     .     .     +     +     .
exportUsersExcel            -     -     .     .     .     .     .     .     .     +     +     .
listUsers                   -     -     .     .     .     .     .     .     .     +     +     .
getUser                     -     -     .     .     .     .     .     .     .     +     +     +
updateUser                  -     -     .     .     .     .     .     .     .     +     +     +
reportClientError           +     +     +     +     +     +     +     +     +     +     +     +
getSettings                 +     +     +     +     +     +     +     +     +     +     +     +
getAdminDashboard           -     -     .     .     .     .     .     .     .     +     +     .
listUndeliveredMail         -     -     .     .     .     .     .     .     .     +     +     .
sendMailAgain               -     -     .     .     .     .     .     .     .     +     +     .
removeMail                  -     -     .     .     .     .     .     .     .     +     +     .
listClientErrors            -     -     .     .     .     .     .     .     .     +     +     .
resolveClientError          -     -     .     .     .     .     .     .     .     +     +     .
listAuditEntries            -     -     .     .     .     .     .     .     .     +     +     .
getInstallationSettings     -     -     .     .     .     .     .     .     .     +     +     .
updateInstallationSettings  -     -     .     .     .     .     .     .     .     +     +     .
sendTestMail                -     -     .     .     .     .     .     .     .     +     +     .
checkLedger                 -     -     .     .     .     .     .     .     .     +     +     .
getCallNumbers              +     +     +     +     +     +     +     +     +     +     +     +
getTelephoneLine            -     -     .     .     .     .     .     .     .     .     +     .     # owners of the house alone
saveTelephoneLine           -     -     .     .     .     .     .     .     .     .     +     .     # the same
checkTelephoneLine          -     -     .     .     .     .     .     .     .     .     +     .     # the same
sayOnTelephone              -     -     +     +     +     +     +     +     +     +     +     +
listGames                   -     -     h     h     h     h     h     h     h     s     s     s
getGame                     -     -     .     +     .     .     .     .     .     +     +     +
getGameChanges              -     -     .     +     .     .     .     .     .     +     +     +
createGame                  -     -     +     +     +     +     +     +     +     +     +     +
saveGame                    -     -     .     +     .     .     .     .     .     +     +     +
deleteGame                  -     -     .     x     .     .     .     .     .     +     +     +
#                           anon  play  reg   sh1   sh2   sh3   memb  mgr   mgrF  adm   house owner
restoreGame                 -     -     .     .     .     .     .     .     .     +     +     +
replicateGame               -     -     .     +     .     .     .     .     .     +     +     +
showManyGames               -     -     h     s     h     h     h     h     h     s     s     s
listSharedGames             -     -     h     s     h     h     h     h     h     h     h     s
listTemplates               -     -     +     +     +     +     +     +     +     +     +     +
createGameFromTemplate      -     -     .     +     .     .     .     .     .     +     +     +
listQuestions               -     -     h     h     h     h     h     h     h     s     s     s
getQuestion                 -     -     .     +     .     .     .     .     .     +     +     +
createQuestion              -     -     .     +     .     .     .     .     .     +     +     +
createQuestions             -     -     .     +     .     .     .     .     .     +     +     +
saveQuestion                -     -     .     +     .     .     .     .     .     +     +     +
deleteQuestion              -     -     .     +     .     .     .     .     .     +     +     +
restoreQuestion             -     -     .     +     .     .     .     .     .     +     +     +
replicateQuestion           -     -     .     +     .     .     .     .     .     +     +     +
listLibrary                 -     -     +     +     +     +     +     +     +     +     +     +
listLibraryKeys             -     -     +     +     +     +     +     +     +     +     +     +
importQuestions             -     -     .     +     .     .     .     .     .     +     +     +
publishQuestion             -     -     .     .     .     .     .     .     .     +     +     .
shareGame                   -     -     .     x     .     .     .     .     .     +     +     +
listShares                  -     -     .     x     .     .     .     .     .     +     +     +
revokeShare                 -     -     .     .     .     .     .     .     .     +     +     +
leaveGame                   -     -     .     +     .     .     .     .     .     .     .     +     # whom it is shared with; here the owner is, too, by a row of its own
listTransfers               -     -     h     s     h     h     h     h     h     h     h     s
listShareNotices            -     -     h     s     h     h     h     h     h     h     h     s
markShareNoticesSeen        -     -     +     +     +     +     +     +     +     +     +     +
exportGameLocal             -     -     .     +     .     .     .     .     .     +     +     +
#                           anon  play  reg   sh1   sh2   sh3   memb  mgr   mgrF  adm   house owner
exportGameWeb               -     -     .     503   .     .     .     .     .     503   503   503   # there is no built page to put it into; who may not have it does not learn even that
exportGameRunner            -     -     .     503   .     .     .     .     .     503   503   503   # the same
importGame                  -     -     422   422   422   422   422   422   422   422   422   422   # the picture that is sent is no game
exportGameExcel             -     -     .     +     .     .     .     .     .     +     +     +
getExcelTemplate            -     -     +     +     +     +     +     +     +     +     +     +
previewExcel                -     -     422   422   422   422   422   422   422   422   422   422
previewRows                 -     -     +     +     +     +     +     +     +     +     +     +
listMedia                   -     -     h     h     h     h     h     h     h     h     h     s
createMedia                 -     -     +     +     +     +     +     +     +     +     +     +
createMediaFromUpload       -     -     .     .     .     .     .     .     .     .     .     +
createMediaFromLink         -     -     422   422   422   422   422   422   422   422   422   422   # nothing is fetched from there
renameMedia                 -     -     .     .     .     .     .     .     .     +     +     +
deleteMedia                 -     -     .     .     .     .     .     .     .     +     +     +
listCategories              -     -     h     h     h     h     h     h     h     h     h     s
getCategory                 -     -     .     .     .     .     .     .     .     +     +     +
createCategory              -     -     +     +     +     +     +     +     +     +     +     +
updateCategory              -     -     .     .     .     .     .     .     .     +     +     +
deleteCategory              -     -     .     .     .     .     .     .     .     +     +     +
getCreditState              -     -     +     +     +     +     +     +     +     +     +     +
listSubscriptions           -     -     h     h     h     h     h     h     h     s     s     s
createSubscription          -     -     .     .     .     .     .     .     .     +     +     .
updateSubscription          -     -     .     .     .     .     .     .     .     +     +     .
listSubscriptionTypes       -     -     +     +     +     +     +     +     +     +     +     +
createSubscriptionType      -     -     .     .     .     .     .     .     .     +     +     .
updateSubscriptionType      -     -     .     .     .     .     .     .     .     +     +     .
deleteSubscriptionType      -     -     .     .     .     .     .     .     .     +     +     .
#                           anon  play  reg   sh1   sh2   sh3   memb  mgr   mgrF  adm   house owner
listUsages                  -     -     h     h     h     h     h     h     h     s     s     s
exportUsagesExcel           -     -     +     +     +     +     +     +     +     +     +     +
listTransactions            -     -     h     h     h     h     h     h     h     s     s     s
exportTransactionsExcel     -     -     +     +     +     +     +     +     +     +     +     +
getCreditSummary            -     -     +     +     +     +     +     +     +     +     +     +
getPaymentOffers            -     -     +     +     +     +     +     +     +     +     +     +
createOrder                 -     -     +     +     +     +     x     +     +     +     +     x     # for members their institution buys
listOrders                  -     -     h     h     h     h     h     h     h     s     s     s
getOrder                    -     -     .     .     .     .     .     .     .     +     +     +
getFirstSteps               -     -     +     +     +     +     +     +     +     +     +     +
dismissFirstSteps           -     -     +     +     +     +     +     +     +     +     +     +
createCreditRequest         -     -     x     x     x     x     x     x     x     x     x     x     # runs are free here
getCreditHelp               -     -     +     +     +     +     +     +     +     +     +     +
markCreditAnswersSeen       -     -     +     +     +     +     +     +     +     +     +     +
listCreditRequests          -     -     x     x     x     x     x     +     +     +     +     x
grantCreditRequest          -     -     .     .     .     .     .     .     .     .     .     .     # unknown; the feature's own tests have real ones
declineCreditRequest        -     -     .     .     .     .     .     .     .     .     .     .
cancelOrder                 -     -     .     .     .     .     .     .     .     +     +     +
settleOrder                 -     -     .     .     .     .     .     .     .     +     +     .
refundOrder                 -     -     .     .     .     .     .     .     .     +     +     .
getReceipt                  -     -     .     .     .     .     .     .     .     +     +     +
listInstitutions            -     -     .     .     .     .     .     .     .     +     +     .
createInstitution           -     -     .     .     .     .     .     .     .     +     +     .
getInstitution              -     -     .     .     .     .     .     +     .     +     +     .
updateInstitution           -     -     .     .     .     .     .     +     .     +     +     .
deleteInstitution           -     -     .     .     .     .     .     .     .     +     +     .
listMembers                 -     -     .     .     .     .     .     +     .     +     +     .
removeMember                -     -     .     .     .     .     .     +     .     +     +     .
leaveInstitution            -     -     .     .     .     .     +     +     +     .     .     +
inviteMember                -     -     .     .     .     .     .     +     .     +     +     .
listInvitations             -     -     .     .     .     .     .     +     .     +     +     .
withdrawInvitation          -     -     .     .     .     .     .     +     .     +     +     .
#                           anon  play  reg   sh1   sh2   sh3   memb  mgr   mgrF  adm   house owner
viewInvitation              +     +     +     +     +     +     +     +     +     +     +     +
acceptInvitation            -     -     409   409   409   409   409   409   409   409   409   +     # it was sent to the owner’s address
listRememberedRemotes       -     -     h     h     h     h     s     s     h     h     h     s
rememberRemotes             -     -     +     +     +     +     +     +     +     +     +     +
updateRememberedRemote      -     -     .     .     .     .     +     +     .     .     .     +
forgetRememberedRemote      -     -     .     .     .     .     +     +     .     .     .     +
forgetAllRememberedRemotes  -     -     +     +     +     +     +     +     +     +     +     +
readPlayerSheet             -     -     422   422   422   422   422   422   422   422   422   422   # the picture that is sent is no sheet
openRoom                    -     -     .     +     .     .     .     .     .     +     +     +
playAgain                   -     -     .     +     .     .     .     .     .     +     +     +
listRooms                   -     -     h     s     h     h     h     h     h     h     h     s
getRoom                     -     -     .     +     .     .     .     .     .     +     +     +
closeRoom                   -     -     .     +     .     .     .     .     .     +     +     +
getCalling                  -     -     .     +     .     .     .     .     .     +     +     +
callPeople                  -     -     .     409   .     .     .     .     .     409   409   409   # the house has no line
callAgain                   -     -     .     .     .     .     .     .     .     .     .     .     # nobody was called
stopCalling                 -     -     .     +     .     .     .     .     .     +     +     +
createAssignment            -     -     .     +     .     .     .     .     .     +     +     +
listAssignments             -     -     h     h     h     h     h     h     h     h     h     s
updateAssignment            -     -     .     .     .     .     .     .     .     +     +     +
closeAssignment             -     -     .     .     .     .     .     .     .     +     +     +
listGameResults             -     -     h     h     h     h     h     h     h     h     h     s
listGameResultsApi          -     -     h     h     h     h     h     h     h     h     h     s
createGameResult            -     -     422   422   422   422   422   422   422   422   422   422   # the result was never licensed
updateGameResult            -     -     .     .     .     .     .     .     .     .     .     +
exportGameResultExcel       -     -     .     .     .     .     .     .     .     +     +     +
deletePlayerResult          -     -     .     .     .     .     .     .     .     .     .     +
getGameResult               -     -     .     .     .     .     .     .     .     +     +     +
deleteGameResult            -     -     .     .     .     .     .     .     .     .     .     +
`;

/** The same for what is served beside the contract's calls. */
export const OTHERS = `
#                               anon  play  reg   sh1   sh2   sh3   memb  mgr   mgrF  adm   house owner
getHealth                       +     +     +     +     +     +     +     +     +     +     +     +
getReadiness                    +     +     +     +     +     +     +     +     +     +     +     +
getOpenApi                      +     +     +     +     +     +     +     +     +     +     +     +
getRobots                       +     +     +     +     +     +     +     +     +     +     +     +
getSecurityContact              +     +     +     +     +     +     +     +     +     +     +     +
openLiveSocket                  404   404   404   404   404   404   404   404   404   404   404   404
openLiveStream                  +     +     +     +     +     +     +     +     +     +     +     +
sendLiveMessages                .     .     .     .     .     .     .     .     .     .     .     .
startUpload                     -     -     201   201   201   201   201   201   201   201   201   201
getUploadOffset                 -     -     .     .     .     .     .     .     .     .     .     +
sendUploadPart                  -     -     .     .     .     .     .     .     .     .     .     204
dropUpload                      -     -     204   204   204   204   204   204   204   204   204   204   # each in a folder of the own
deliverPicture                  +     +     +     +     +     +     +     +     +     +     +     +
deliverFilm                     .     .     .     .     .     .     .     .     .     .     .     .
measureFilm                     .     .     .     .     .     .     .     .     .     .     .     .
deliverFile                     .     .     .     .     .     .     .     .     .     .     .     .
measureFile                     .     .     .     .     .     .     .     .     .     .     .     .
takePaymentMessage              .     .     .     .     .     .     .     .     .     .     .     .
getLineTone                     +     +     +     +     +     +     +     +     +     +     +     +
getSaid                         +     +     +     +     +     +     +     +     +     +     +     +     # whoever was told its name
askLineByAddress                .     .     .     .     .     .     .     .     .     .     .     .
askLine                         .     .     .     .     .     .     .     .     .     .     .     .
openPlayerPage                  503   503   503   503   503   503   503   503   503   503   503   503
openPlayerPageByCode            503   503   503   503   503   503   503   503   503   503   503   503
`;

/** Calls about records that are not simply the owner's: `operation@record`. */
export const SPECIALS = `
#                               anon  play  reg   sh1   sh2   sh3   memb  mgr   mgrF  adm   house owner
getCategory@sharedCategory      -     -     +     +     +     +     +     +     +     +     +     +
updateCategory@sharedCategory   -     -     x     x     x     x     x     x     x     +     +     x
deleteCategory@sharedCategory   -     -     x     x     x     x     x     x     x     +     +     x
revokeShare@shareToEdit         -     -     .     +     .     .     .     .     .     +     +     +
revokeShare@shareToRun          -     -     .     .     +     .     .     .     .     +     +     +
revokeShare@shareToKeep         -     -     .     .     .     .     .     .     .     +     +     +
getGame@copyToRun               -     -     .     .     +     .     .     .     .     +     +     .
getGame@ownCopy                 -     -     .     .     .     +     .     .     .     +     +     .
getQuestion@copyToRun           -     -     .     .     +     .     .     .     .     +     +     .
getQuestion@ownCopy             -     -     .     .     .     +     .     .     .     +     +     .
openRoom@copyToRun              -     -     .     .     +     .     .     .     .     +     +     .
openRoom@ownCopy                -     -     .     .     .     +     .     .     .     +     +     .
createAssignment@copyToRun      -     -     .     .     +     .     .     .     .     +     +     .
createAssignment@ownCopy        -     -     .     .     .     +     .     .     .     +     +     .
deleteGame@copyToRun            -     -     .     .     +     .     .     .     .     +     +     .
deleteGame@ownCopy              -     -     .     .     .     +     .     .     .     +     +     .
createQuestion@copyToRun        -     -     .     .     x     .     .     .     .     +     +     .
createQuestion@ownCopy          -     -     .     .     .     +     .     .     .     +     +     .
saveQuestion@copyToRun          -     -     .     .     x     .     .     .     .     +     +     .
saveQuestion@ownCopy            -     -     .     .     .     +     .     .     .     +     +     .
replicateGame@copyToRun         -     -     .     .     x     .     .     .     .     +     +     .
replicateGame@ownCopy           -     -     .     .     .     +     .     .     .     +     +     .
exportGameLocal@copyToRun       -     -     .     .     x     .     .     .     .     +     +     .
exportGameLocal@ownCopy         -     -     .     .     .     +     .     .     .     +     +     .
shareGame@copyToRun             -     -     .     .     x     .     .     .     .     +     +     .
shareGame@ownCopy               -     -     .     .     .     +     .     .     .     +     +     .
listShares@copyToRun            -     -     .     .     x     .     .     .     .     +     +     .
listShares@ownCopy              -     -     .     .     .     +     .     .     .     +     +     .
getOrder@schoolOrder            -     -     .     .     .     .     .     +     .     +     +     .
cancelOrder@schoolOrder         -     -     .     .     .     .     .     +     .     +     +     .
getReceipt@schoolOrder          -     -     .     .     .     .     .     +     .     +     +     .
`;
