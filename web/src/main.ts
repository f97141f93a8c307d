import './styles/index.css';

import { router } from '@lib/router.svelte';
import { settings } from '@lib/settings.svelte';
import { mount } from 'svelte';

import App from './App.svelte';

settings.begin();
router.begin();

export default mount(App, { target: document.getElementById('app')! });
