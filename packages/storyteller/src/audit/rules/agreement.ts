import { CHILD } from '../audited-text.ts';
import { banned, OWN } from '../rule.ts';

const THIRD =
  'is|was|has|does|goes|wants|likes|feels|thinks|knows|needs|looks|gets|sits|waits|says|takes|tries|hears|sees|starts|makes|comes|holds|plays|finds';
const DISAGREEMENT = new RegExp(
  [
    String.raw`\bI (?:${THIRD})\b`,
    String.raw`\b(?:love|with|for|to|at|of|tell|hug|helps) I\b`,
    String.raw`\b[Tt]hey (?:${THIRD})\b`,
    String.raw`\b(?:[Hh]e|[Ss]he) (?:are|were|have|do|go|want|like|feel|think|know|need|get|sit|wait|say|take)\b`,
    String.raw`(?<!\b(?:and|or|let|lets|help|helps|did|does|do|can|may|will|might|could|would|that|make|makes) )${CHILD} (?:are|were|have|do|want|know|need)\b`,
    String.raw`\b(?:[Aa]|[Tt]he) grown-up (?:are|were|have|do|sit|want|know)\b`,
    String.raw`\b[A-Z]\p{L}+ and [A-Z]\p{L}+ (?:is|was|has|does|knows|wants|sits|thinks)\b`,
    String.raw`\b(?:his|her|their|my) (?:he|she|they|the|a|an)\b`,
    String.raw`\b(?:can|may|will|might|could) (?:${THIRD})\b`,
  ].join('|'),
  'u',
);

export const agreement = banned(
  { id: 'agreement', title: 'Its verbs fit whoever does them', hard: true, basis: OWN },
  DISAGREEMENT,
);
