// Makes a checkout ready for what is about to run: installs what is missing, builds the web app when its sources are
// newer than the build, finds a browser for tests. Plain JavaScript for Node 20, because it runs before the install
// that brings Node 24. Does nothing, quickly, when everything is ready.
import { existsSync } from 'node:fs';
import { buildWebApp } from './prepare/build-web-app.js';
import { findBrowser } from './prepare/find-browser.js';
import { installDependencies } from './prepare/install-dependencies.js';
import { fail, PROJECT } from './prepare/project.js';

const NEEDS = {
  start: { build: true },
  dev: {},
  test: { build: true, browser: true },
  check: {},
  bench: { build: true, browser: false },
};

const purpose = process.argv[2] ?? 'start';
const needs = NEEDS[purpose];
if (!needs) fail(`scripts/prepare.js does not know "${purpose}"; it knows ${Object.keys(NEEDS).join(', ')}.`);

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Storylantern needs Node 20 or newer to install itself; this is Node ${process.versions.node}.`);
if (!existsSync(PROJECT)) fail(`The project folder ${PROJECT} cannot be read.`);

installDependencies();
if (needs.build) buildWebApp();
if (needs.browser) await findBrowser();
