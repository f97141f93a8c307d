import './styles/index.css';

import { router } from '@lib/router.svelte';
import { settings } from '@lib/settings.svelte';
import { mount } from 'svelte';

import App from './App.svelte';

// A page opened before the server got a newer one asks for chunks that are gone: it takes the newer page, once.
addEventListener('vite:preloadError', (failure) => {
  if (location.hash === '#renewed') return;
  failure.preventDefault();
  location.replace('#renewed');
  location.reload();
});

settings.begin();
router.begin();

export default mount(App, { target: document.getElementById('app')! });
