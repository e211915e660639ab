/**
 * Shown where a picture is not drawn yet: a lantern in the dark, in warm colours. Fixed text, so that nothing of a
 * request ever gets into it.
 */
export const placeholderSvg = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img">
<title>A lantern glowing in the dark</title>
<defs><radialGradient id="g" cx="50%" cy="52%" r="42%"><stop offset="0" stop-color="#ffd98a"/><stop offset=".45" stop-color="#e9a94b" stop-opacity=".45"/><stop offset="1" stop-color="#1d2440" stop-opacity="0"/></radialGradient></defs>
<rect width="800" height="600" fill="#1d2440"/>
<rect width="800" height="600" fill="url(#g)"/>
<g fill="none" stroke="#f6e7c8" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">
<path d="M360 232a40 46 0 0 1 80 0"/><path d="M340 240h120l14 26H326z" fill="#2c355c"/>
<path d="M338 266h124l12 124H326z" fill="#fff3d0" fill-opacity=".25"/><path d="M322 390h156v22H322z" fill="#2c355c"/>
</g>
<path d="M400 290c22 30 30 44 30 60a30 30 0 0 1-60 0c0-16 8-30 30-60z" fill="#f5b94f"/>
<path d="M400 322c10 14 14 21 14 29a14 14 0 0 1-28 0c0-8 4-15 14-29z" fill="#fff3d0"/>
</svg>`;
