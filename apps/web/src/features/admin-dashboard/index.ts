export { AdminDashboardPage } from './dashboard-page.tsx';
