import { noDefects } from './support/no-defects.ts';
import { narrationManifestSchema } from '@storylantern/contract';
import { loudness, NARRATION_LUFS, NARRATION_RATE } from '@storylantern/narrator';
import { afterAll, describe, expect, it } from 'vitest';
import { ModelServerFault } from '../src/makers/model-server/fault.ts';
import type { SpeechModel } from '../src/makers/model-server/models.ts';
import { decodeSound } from '../src/makers/voice/decode-sound.ts';
import { createEmbeddedNarrator } from '../src/makers/voice/embedded-narrator.ts';
import { createRemoteNarrator } from '../src/makers/voice/remote-narrator.ts';
import { mp3Of, otherVoice, wavOf } from './support/other-voice.ts';

const SCRIPT = {
  segments: [
    { id: 'title', text: 'The Lost Boot' },
    { id: 'a', text: 'The hedgehog had lost a boot. “Boots do not walk off,” said the hedgehog, but this one had.' },
    { id: 'b', text: 'When I lose something, I can ask ____ to look with me. 🙂' },
    { id: 'c', text: 'Niamh’s snail found it behind the watering can.' },
  ],
  said: { Niamh: 'neev' },
  names: ['Niamh'],
};

type Sent = Awaited<ReturnType<SpeechModel['speak']>>;

/** A model server's voice without a server: real sound of another voice, and what was asked for. */
function speaking(answer: (text: string, call: number) => Sent | Promise<Sent>, sendsNames = true) {
  const asked: string[] = [];
  const model: SpeechModel = {
    name: 'other-voice-1',
    voice: 'river',
    sendsNames,
    speak({ text }) {
      asked.push(text);
      return Promise.resolve(answer(text, asked.length));
    },
  };
  return { model, asked };
}

const wav = (text: string): Sent => ({ bytes: wavOf(otherVoice(text)), mediaType: 'audio/wav' });
const own = createEmbeddedNarrator();
afterAll(() => own.close());
const remote = (model: SpeechModel) => createRemoteNarrator({ model, own, defects: noDefects });

describe('a narration in the voice of a model server', () => {
  const { model, asked } = speaking(wav);
  const spoken = remote(model).narrate(SCRIPT);

  it('is the shown text in that voice, with who made it', async () => {
    const { manifest, maker } = await spoken;
    expect(maker).toEqual({ by: 'remote', name: 'other-voice-1' });
    expect(manifest.voice).toBe('river');
    expect(narrationManifestSchema.parse(manifest)).toEqual(manifest);
    expect(manifest.segments.map(({ id, text }) => ({ id, text }))).toEqual(SCRIPT.segments);
  });

  it('says in its file that a model spoke it', async () => {
    const head = Buffer.from((await spoken).audio.subarray(0, 2_000)).toString('latin1');
    expect(head.startsWith('ID3\u0003\0\0')).toBe(true);
    expect(head).toContain('TXXX');
    expect(head).toContain('PRIV');
    expect(head).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia');
  });

  it('asks for whole paragraphs as they are written, names as they are said, without blanks and signs', async () => {
    await spoken;
    expect(asked).toEqual([
      'The Lost Boot.',
      SCRIPT.segments[1]?.text,
      'When I lose something, I can ask,',
      'to look with me.',
      "Neev's snail found it behind the watering can.",
    ]);
  });

  it('times every word, in order, in the decoded file, at the usual loudness', async () => {
    const { audio, manifest } = await spoken;
    const words = manifest.segments.flatMap((segment) =>
      segment.sentences.flatMap((sentence) =>
        sentence.words.map((word) => ({ ...word, text: segment.text.slice(word.from, word.to) })),
      ),
    );
    const shown = SCRIPT.segments.flatMap(({ text }) => text.match(/_{2,}|[\p{L}’]+/gu) ?? []);
    expect(words.map((word) => word.text)).toEqual(shown.map((word) => word.replace(/’$/, '')));
    const times = words.flatMap((word) => [word.start, word.end]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const word of words) expect(word.end).toBeGreaterThan(word.start);
    const blank = words.find((word) => word.text === '____');
    expect((blank?.end ?? 0) - (blank?.start ?? 0)).toBeCloseTo(1, 1);
    const pcm = await decodeSound({ bytes: audio, mediaType: manifest.mime });
    expect(times.at(-1)).toBeLessThan(pcm.length / NARRATION_RATE);
    expect(loudness(pcm, NARRATION_RATE)).toBeGreaterThan(NARRATION_LUFS - 1);
    expect(loudness(pcm, NARRATION_RATE)).toBeLessThan(NARRATION_LUFS + 1);
  });

  it('takes MP3 too', async () => {
    const { model: mp3 } = speaking(async (text) => ({
      bytes: await mp3Of(otherVoice(text)),
      mediaType: 'audio/mpeg',
    }));
    const { maker, manifest } = await remote(mp3).narrate(SCRIPT);
    expect(maker.by).toBe('remote');
    const [fromWav, fromMp3] = [(await spoken).manifest, manifest].map(({ segments }) =>
      segments.map(({ start, end }) => end - start),
    );
    fromMp3?.forEach((seconds, at) => expect(seconds).toBeCloseTo(fromWav?.[at] ?? 0, 0));
  });
});

describe('when the model server’s voice cannot be used', () => {
  const other = 'Nothing of what stands here was asked for, and yet it is said in a clear voice.';
  it.each<[string, (text: string, call: number) => Sent | Promise<Sent>]>([
    ['a fault', () => Promise.reject(new ModelServerFault('too-slow'))],
    [
      'a fault in the middle',
      (text, call) => (call < 3 ? wav(text) : Promise.reject(new ModelServerFault('server-error'))),
    ],
    ['nothing', () => ({ bytes: new Uint8Array(0), mediaType: 'audio/mpeg' })],
    ['a web page', () => ({ bytes: Buffer.from('<html>Bad gateway</html>'), mediaType: 'audio/mpeg' })],
    ['silence', (text) => ({ bytes: wavOf(otherVoice(text).fill(0)), mediaType: 'audio/wav' })],
    ['half of it', (text) => ({ bytes: wavOf(otherVoice(text).slice(0, text.length * 330)), mediaType: 'audio/wav' })],
    ['other words', () => wav(other)],
    [
      'a tone',
      () => ({ bytes: wavOf(Float32Array.from({ length: 48_000 }, (_, at) => Math.sin(at / 9) / 3)), mediaType: '' }),
    ],
  ])('%s: the whole is spoken here, and the parent is told', async (_, answer) => {
    const { audio, manifest, maker } = await remote(speaking(answer).model).narrate(SCRIPT);
    const here = await own.narrate(SCRIPT);
    expect(maker).toMatchObject({
      by: 'embedded',
      note: expect.stringMatching(/^(The|What the) model server .*own voice\.$/),
    });
    expect(Buffer.compare(audio, here.audio)).toBe(0);
    expect(manifest).toEqual(here.manifest);
  });

  it('passes on that there is nothing to say, and that it was given up', async () => {
    const { model, asked } = speaking(wav);
    const nothing = { segments: [{ id: 'a', text: '😀' }], said: {} };
    await expect(remote(model).narrate(nothing)).rejects.toMatchObject({ code: 'nothing-to-say' });
    const left = new AbortController();
    const hanging: SpeechModel = {
      ...model,
      speak: ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          left.abort(new Error('the page was left'));
        }),
    };
    await expect(remote(hanging).narrate(SCRIPT, { signal: left.signal })).rejects.toThrow('the page was left');
    expect(asked).toEqual([]);
  });
});

describe('where names may not be sent', () => {
  const note = 'A voice has to say names, and names stay on this machine, so Storylantern reads this itself.';
  const plain = { segments: [{ id: 'a', text: 'The snail will find it.' }], said: {} };

  it.each([
    ['its name', { ...SCRIPT, said: {} }],
    ['a name that is said another way', { ...SCRIPT, names: [] }],
    ['a name in other letters', { ...plain, names: ['Snáil'] }],
    ['one word of a name', { ...plain, names: ['Mary SNAIL'] }],
    ['names that nobody told', plain],
  ])('a text with %s is spoken here without asking', async (_, script) => {
    const { model, asked } = speaking(wav, false);
    const { maker } = await remote(model).narrate(script);
    expect(maker).toMatchObject({ by: 'embedded', note });
    expect(asked).toEqual([]);
  });

  it('a text without a name is sent', async () => {
    const { model, asked } = speaking(wav, false);
    const { maker } = await remote(model).narrate({ ...plain, names: ['Niamh'] });
    expect(maker.by).toBe('remote');
    expect(asked).toEqual(['The snail will find it.']);
  });
});
