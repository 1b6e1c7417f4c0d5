import { createRoot } from 'react-dom/client';
import { startLocal } from '../app/local/start-local.tsx';
import '../ui/fonts.css';

const root = document.getElementById('root');
if (root) void startLocal(createRoot(root));
