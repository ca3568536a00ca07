/** The style of the documentation, in the colours of the app. */
export const DOCS_CSS = `:root{color-scheme:light dark;--paper:light-dark(#f6f1e7,#12161f);--paper-2:light-dark(#ece4d4,#1c2230);--ink:light-dark(#1d2430,#ede7da);--soft:light-dark(#505b69,#a9b0bb);--line:light-dark(#cfc4ae,#38415a);--accent:light-dark(#b52c1a,#ff6a55);--focus:light-dark(#1b5fc1,#8ab4f8)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;overflow-wrap:break-word}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.skip{position:absolute;left:8px;top:-60px;padding:12px;background:var(--ink);color:var(--paper)}
.skip:focus{top:8px}
header{display:flex;flex-wrap:wrap;gap:4px 20px;padding:8px 16px;border-bottom:2px solid var(--line)}
header a{display:inline-flex;align-items:center;min-height:44px;font-weight:750;text-decoration:none}
.sides{display:grid;gap:8px 32px;max-width:78rem;margin:0 auto;padding:12px 16px 64px}
nav ul{list-style:none;margin:0 0 8px;padding:0}
nav li a{display:block;padding:7px 10px;border-radius:8px;text-decoration:none}
nav li a:hover{background:var(--paper-2)}
nav [aria-current]{background:var(--ink);color:var(--paper)}
nav [aria-current]:hover{background:var(--ink)}
summary{padding:8px 0;font-weight:750;cursor:pointer}
input{width:100%;min-height:44px;padding:8px 12px;border:2px solid var(--soft);border-radius:10px;background:var(--paper);color:inherit;font:inherit}
main{min-width:0;max-width:52rem}
h1,h2,h3{line-height:1.2;text-wrap:balance}
h1{font-size:2rem;margin:.2em 0 .6em}h2{margin:1.8em 0 .5em}h3{margin:1.4em 0 .4em}
.anchor{text-decoration:none}.anchor:hover::after{content:" #";color:var(--soft)}
main li{margin:.3em 0}
code{font:.9em ui-monospace,monospace;background:var(--paper-2);border-radius:4px;padding:1px 4px}
pre{overflow:auto;padding:14px;border:1px solid var(--line);border-radius:10px;background:var(--paper-2)}
pre code{padding:0;background:none}
.wide{overflow:auto;margin:1em 0}
table{border-collapse:collapse;min-width:100%}
th,td{padding:7px 12px 7px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{font-weight:750}
.found{list-style:none;padding:0}.found p{margin:.1em 0 1em;color:var(--soft)}
@media(min-width:900px){.to-contents{display:none}.sides{grid-template-columns:17rem minmax(0,1fr)}nav{order:-1}nav{position:sticky;top:0;align-self:start;max-height:100dvh;overflow:auto;padding:8px 4px 32px}}
`;
