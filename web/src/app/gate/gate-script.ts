import { LANGUAGE_CODES } from "contract/languages";
import { LOCAL_KEYS } from "../lib/storage.ts";
import { EARLY_CLICK } from "./early-click.ts";
import { LANDING_GROUPS, SHELL_GROUPS } from "./start-groups.ts";

/** What the gate fetches early. Filled in by the build with the hashed names. */
export interface EarlyScripts {
  /** The shell's scripts and styles. */
  signedIn: readonly string[];
  /** Folder of the words: `<folder><language>/<group>.js`; empty in development. */
  words: string;
}

/**
 * Text of the inline script that runs before anything is painted: sets theme, language and direction,
 * opens the gate ('Loading...' instead of the landing) where a user is stored, and remembers the button
 * that somebody presses on the landing before its scripts are there. Its hash is in the
 * Content-Security-Policy, so it must stay free of anything that changes from visit to visit.
 */
export function gateScript(early: EarlyScripts): string {
  return `(function(d,k,s,L,P,G){
var g=function(x){try{return localStorage.getItem(x)}catch(e){return null}},u=g(k.user),l=g(k.language),t=g(k.theme);
d.dataset.theme=t==="night"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches)?"night":"light";
if(L.indexOf(l)<0)l=(navigator.language||"en").toLowerCase().split("-")[0];
if(L.indexOf(l)<0)l="en";
d.lang=l;d.dir=l==="ar"?"rtl":"ltr";
if(u)d.dataset.gate="open";else if(l!=="en")d.dataset.words="pending";
if(!u)addEventListener("click",window.${EARLY_CLICK}=function(e){window.${EARLY_CLICK}.button=e.target.closest("button")},true);
(u?s.signedIn:[]).concat((s.words?u?G:P:[]).map(function(n){return s.words+l+"/"+n+".js"})).forEach(function(h){var e=document.createElement("link");e.rel=/\\.css$/.test(h)?"preload":"modulepreload";if(e.rel==="preload"){e.as="style";e.crossOrigin=""}e.href=h;document.head.appendChild(e)})
})(document.documentElement,${JSON.stringify({ user: LOCAL_KEYS.user, language: LOCAL_KEYS.language, theme: LOCAL_KEYS.theme })},${JSON.stringify(early)},${JSON.stringify(LANGUAGE_CODES)},${JSON.stringify(LANDING_GROUPS)},${JSON.stringify(SHELL_GROUPS)})`;
}
