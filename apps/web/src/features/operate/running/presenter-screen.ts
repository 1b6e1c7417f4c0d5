export { PresenterScreen } from '#features/show';
