import { fitted } from '../own-terms.ts';
import type { WhoseMoment } from './own-moment.ts';

/** What somebody or something else does, as a clause with marks; undefined where nothing happens in it or it is not for a child. */
export function clauseOf(who: string, does: string, child: WhoseMoment, most: number): string | undefined {
  const text = `${who} ${does}`.trim();
  if (OF_NOBODY.test(text) || HARSH.test(text)) return undefined;
  const told = fitted(text.replace(AS_WANTED, ''), child.gender, most + 1);
  if (told === undefined || told.split(' ').length < 2) return undefined;
  // "School over tiny things": what stands behind a small word is no verb.
  if (who === '' && /^(?:[a-z'-]+ ){1,2}(?:over|about|because of) (?:[a-z'-]+ ){0,3}[a-z'-]+$/.test(told))
    return undefined;
  // "The boys" alone is nobody who does anything.
  if (/^(?:the|an?|\{his\}) [\w'-]+$/.test(told)) return undefined;
  return HAPPENS.test(told.replace(/\{his\}/g, 'his')) ? told : undefined;
}
/** "Has a toy he wants". */
const AS_WANTED = / (?:that )?(?:he|she|they) (?:wants?|likes?|is playing with|was playing with)$/i;
const OF_NOBODY =
  /^(?:this|that|there|something|anything|everything|things|possible|one|the (?:first|second|third|other|others)(?! (?:child|children|boy|girl|kids|team|class|half|baby|one)\b)|need|needed|necessary|ever|at all|not|so|he|she|we|i|you|needs?)\b/i;
/** What grown-ups do that no child is asked to think of in a story about itself. */
const HARSH =
  /\b(?:shouts?|yells?|argues?|arguing|fights?|drinks?|smacks?|drunk|screams?|dies|died|splits?|separated?|loses?|hospital|court|arrested|hits?)\b/i;
/** A clause has something that happens in it. */
const HAPPENS =
  /^(?:(?!(?:is|are|has|have|does|do|to|of)\b)[A-Za-z'-]+ ){1,6}?(?:is|are|has|have|does|do|can|cannot|will|goes|[a-z]{2,}(?:[^s]s|sses|shes|ches)|go|come|feel|touch|change|laugh|cry|sing|talk|look|move|play|dance|win|copy|tease|point|know|eat|walk|ask|tell|stare|visit|arrive|try|want|use|need|make|break|bump|crowd|push|stand|sit|stop|start|turn|share|choose|pick|run|shut|call|cheer|clap|whisper|wait|take|hit|grab|snatch|have|get|give|leave|hold|throw|scream|bark|see|hear|watch|join|follow|pull|fall|open|close|begin)(?= |$)/;

/** What comes after "before" and "after" without a verb: "tests", "school". */
export function eventOf(words: string, child: WhoseMoment, most: number): string | undefined {
  if (/\b(?:is|are|was|were|has|have|does)\b/i.test(words) || OF_NOBODY.test(words)) return undefined;
  const fit = fitted(words, child.gender, Math.min(most, 5));
  return fit !== undefined && THING.test(fit) ? fit : undefined;
}
const THING =
  /^(?:(?:a|the|every|each|\{his\}|swimming|football|maths|spelling|piano|school) )?(?:[a-z]+ ){0,2}(?:school|nursery|tests?|exams?|matches|match|games?|lessons?|bed|bedtime|dinner|lunch|tea|breakfast|bath|parties|party|races?|assembly|performances?|shows?|trips?|appointments?|weekends?|holidays?|playtime|break|football|swimming|school days|training|concerts?|visits?)$/;
