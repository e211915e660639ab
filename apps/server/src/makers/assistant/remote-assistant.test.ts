import { noDefects } from '../../../test/support/no-defects.ts';
import { createLumi } from '@storylantern/lumi';
import { describe, expect, it } from 'vitest';
import { ModelServerFault } from '../model-server/fault.ts';
import type { TextModel } from '../model-server/models.ts';
import type { WithholdTexts } from '../text/embedded-author.ts';
import { createRemoteAssistant } from './remote-assistant.ts';

const lumi = createLumi();
const own = {
  answer: async (conversation: Parameters<typeof lumi.answer>[0]) => ({
    answer: lumi.answer(conversation),
    maker: { by: 'embedded', name: 'Storylantern' } as const,
  }),
};
const asked = (message: string) => ({ before: [], message, child: null, country: null, seed: '1' });
const QUESTION = 'my 4 year old Maya is scared of the dark';
const SOURCE = lumi.answer(asked(QUESTION)).sources[0]?.organisation ?? '';
const SOUND = [
  `The dark is large when you are small (${SOURCE}). `,
  'Leave one warm lamp on.\n\nSit by Maya',
  ' for a little. Say: "I am near."',
];

/** A model that says these pieces, or fails after them, and remembers what it was asked. */
function modelSaying(pieces: readonly string[], fault?: ModelServerFault): TextModel & { readonly prompts: string[] } {
  const prompts: string[] = [];
  return {
    name: 'large-1',
    sendsNames: false,
    prompts,
    object: async () => {
      throw new Error('Lumi asks for plain words');
    },
    async *stream({ prompt }) {
      prompts.push(prompt);
      yield* pieces;
      if (fault) throw fault;
    },
  };
}

/** Maya stays here; Ines stands in for her. */
const withhold: WithholdTexts = async (texts) => ({
  texts: texts.map((text) => text.replaceAll('Maya', 'Ines')),
  restore: async (answers) => answers.map((text) => text.replaceAll('Ines', 'Maya')),
});

async function answered(model: TextModel, message = QUESTION) {
  const heard: string[] = [];
  const listener = { piece: (text: string) => void heard.push(text), anew: () => void heard.push('<anew>') };
  const outcome = await createRemoteAssistant({ model, own, withhold, defects: noDefects }).answer(asked(message), {
    listener,
  });
  return { ...outcome, heard };
}

describe('an answer by a model server', () => {
  it('is told sentence by sentence and names its maker; the name stays here', async () => {
    const model = modelSaying(SOUND.map((piece) => piece.replaceAll('Maya', 'Ines')));
    const { answer, maker, heard } = await answered(model);
    expect(maker).toEqual({ by: 'remote', name: 'large-1' });
    expect(heard.join('')).toBe(answer.opening.join('\n\n'));
    expect(answer.opening.join(' ')).toContain('Sit by Maya for a little.');
    expect(model.prompts.join()).not.toContain('Maya');
    expect(answer.after).toEqual(lumi.answer(asked(QUESTION)).after);
  });

  it.each([
    ['a rule is broken', [`${SOUND[0]}`, 'Give her 5 ml of syrup. More.'], undefined],
    ['no source is named', ['Leave a lamp on. Sit near.'], undefined],
    ['it breaks off', [`${SOUND[0]}`, 'Leave one'], new ModelServerFault('cut-short')],
    ['it never ends', Array.from({ length: 2_000 }, () => 'Sit near. '), undefined],
    ['it never ends a sentence', Array.from({ length: 2_000 }, () => 'and near '), undefined],
    ['nobody answers', [], new ModelServerFault('unreachable')],
  ])("is taken back and Lumi's own follows when %s", async (_when, pieces, fault) => {
    const { answer, maker, heard } = await answered(modelSaying(pieces, fault));
    expect(answer).toEqual(lumi.answer(asked(QUESTION)));
    expect(maker).toMatchObject({ by: 'embedded', note: expect.stringContaining("This is Lumi's own answer.") });
    expect(heard.join('')).not.toContain('syrup');
    expect(heard.at(-1)).toBe(heard.length > 0 ? '<anew>' : undefined);
  });

  it.each(['he is blue and not breathing', 'how much calpol for a 2 yr old', 'hello', 'mi hija no duerme'])(
    'is not asked for "%s"',
    async (message) => {
      const model = modelSaying(SOUND);
      const { answer, maker } = await answered(model, message);
      expect(model.prompts).toEqual([]);
      expect(answer).toEqual(lumi.answer(asked(message)));
      expect(maker.note).toBeUndefined();
    },
  );

  it('leaves what was given up to whoever gave it up', async () => {
    const stop = new Error('stopped');
    await expect(answered(modelSaying([], stop as ModelServerFault))).rejects.toBe(stop);
  });
});
