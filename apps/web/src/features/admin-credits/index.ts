export { GrantCreditsPanel } from './grant-credits-panel.tsx';
export { OrdersPage } from './orders/orders-page.tsx';
export { SubscriptionsPage } from './subscriptions-page.tsx';
export { SubscriptionTypesPage } from './subscription-types-page.tsx';
export { TransactionsPage } from './moves/transactions-page.tsx';
