import { isNarratorError, planForeignSpeech, planNarration, type ForeignPassage } from '@storylantern/narrator';
import { WorkerPoolError } from '../../platform/workers/worker-pool-error.ts';
import type { NarrationScript, Narrator, SpokenText } from '../maker.ts';
import { ModelServerFault } from '../model-server/fault.ts';
import type { SpeechModel } from '../model-server/models.ts';
import { faultBehind, type Defects } from '../model-server/own-defect.ts';
import type { EmbeddedNarrator } from './embedded-narrator.ts';
import { inParallel } from './in-parallel.ts';
import { markedSound } from './marked-sound.ts';
import { hasFamilyName } from './names-in-script.ts';

interface RemoteNarratorParts {
  readonly model: SpeechModel;
  /** The narrator of this machine: it finds the words in what the model says, and speaks when the model cannot. */
  readonly own: EmbeddedNarrator;
  readonly defects: Defects;
}

/** Passages spoken at once: the second is spoken while the first one's words are found. */
const AT_ONCE = 2;
const OWN_VOICE = "This is Storylantern's own voice.";
const NAMES_STAY = 'A voice has to say names, and names stay on this machine, so Storylantern reads this itself.';

/**
 * A narrator with the voice of a model server. The text is sent a paragraph at a time; in what comes back each word is
 * found by comparing it with the same words in the voice of this machine, so that reading along works with any voice.
 * When anything fails, the whole is spoken on this machine, never a part: two voices in one story would confuse a child.
 *
 * Where names may not be sent, neither is a text with a name in it, nor one of which nobody said what names it may have.
 */
export function createRemoteNarrator({ model, own, defects }: RemoteNarratorParts): Narrator {
  return {
    async narrate(script, { signal } = {}) {
      signal?.throwIfAborted();
      if (!model.sendsNames && (!script.names || hasFamilyName(script))) {
        return spokenHere(own, script, NAMES_STAY, signal);
      }
      try {
        return await spokenThere(model, own, script, signal);
      } catch (error) {
        signal?.throwIfAborted();
        return spokenHere(own, script, `${faultOf(error, defects).sentence} ${OWN_VOICE}`, signal);
      }
    },
  };
}

async function spokenThere(
  model: SpeechModel,
  own: EmbeddedNarrator,
  script: NarrationScript,
  signal: AbortSignal | undefined,
): Promise<SpokenText> {
  const segments = planNarration(script.segments, script.said);
  const passages = planForeignSpeech(segments, script.said);
  const failed = new AbortController();
  const given = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const speak = async ({ text, stretches }: ForeignPassage): Promise<readonly Uint8Array[]> => {
    const sound = await model.speak({ purpose: 'speech', text, signal: given });
    return own.fit(stretches, sound, { signal: given });
  };
  const clips = await inParallel(passages, AT_ONCE, speak).catch((error: unknown) => {
    failed.abort(error);
    throw error;
  });
  const { audio, manifest } = await own.join(segments, clips.flat(), model.voice, { signal });
  return { audio: markedSound(audio), manifest, maker: { by: 'remote', name: model.name } };
}

async function spokenHere(
  own: EmbeddedNarrator,
  script: NarrationScript,
  note: string,
  signal: AbortSignal | undefined,
): Promise<SpokenText> {
  const spoken = await own.narrate(script, signal ? { signal } : {});
  return { ...spoken, maker: { ...spoken.maker, note } };
}

/** What a parent is told. Rethrows what is no fault of anybody's: a server that stops, or has too much to do. */
function faultOf(error: unknown, defects: Defects): ModelServerFault {
  if (isNarratorError(error) && error.code === 'bad-sound') return new ModelServerFault('not-usable');
  if (error instanceof WorkerPoolError && (error.code === 'closed' || error.code === 'queue-full')) throw error;
  return faultBehind(error, defects);
}
