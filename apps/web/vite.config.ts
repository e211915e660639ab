import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The two type files every page needs at once; the other alphabets load when a letter asks for them. */
const PRELOADED_FONTS = [/fraunces-latin-soft-normal/, /atkinson-hyperlegible-next-latin-wght-normal/];

/** Asks for the fonts while the style sheet is still on its way. */
function preloadFonts(): Plugin {
  return {
    name: 'storylantern:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => PRELOADED_FONTS.some((font) => font.test(name)));
        return fonts.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** Each Phosphor icon carries six weights; the house uses four, so the other two never leave the machine. */
function leaveOutUnusedIconWeights(): Plugin {
  const unused = /\[\s*"(?:thin|light)",\s*\/\* @__PURE__ \*\/[\s\S]*?\)\s*\],?(?=\s*(?:\[\s*"|\]\)))/g;
  return {
    name: 'storylantern:icon-weights',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler: (code) => ({ code: code.replace(unused, ''), map: null }),
    },
  };
}

/** Writes .br and .gz beside every text file of the build, so that the server only has to send them. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'storylantern:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of names.filter((each) => /\.(?:js|css|html|svg|json|webmanifest|txt)$/.test(each))) {
        const path = join(folder, name);
        if (statSync(path).size < 512) continue;
        const bytes = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        );
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), leaveOutUnusedIconWeights(), precompress()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    port: 5173,
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
