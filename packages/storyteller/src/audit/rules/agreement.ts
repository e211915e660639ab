import { areSeveral } from '../../child/two-children.ts';
import { CHILD, type StudiedParagraph } from '../audited-text.ts';
import { excerpt, OWN, type ParagraphRule } from '../rule.ts';

const THIRD =
  'is|was|has|does|goes|wants|likes|feels|thinks|knows|needs|looks|gets|sits|waits|says|takes|tries|hears|sees|starts|makes|comes|holds|plays|finds';
/** True of any story. */
const ANYWHERE = [
  String.raw`\b[Tt]hey (?:${THIRD})\b`,
  String.raw`\b(?:[Hh]e|[Ss]he) (?:are|were|have|do|go|want|like|feel|think|know|need|get|sit|wait|say|take)\b`,
  String.raw`\b(?:[Aa]|[Tt]he) grown-up (?:are|were|have|do|sit|want|know)\b`,
  String.raw`\b[A-Z]\p{L}+ and [A-Z]\p{L}+ (?:is|was|has|does|knows|wants|sits|thinks)\b`,
  String.raw`\b(?:his|her|their|my) (?:he|she|they|the|a|an)\b`,
  String.raw`\b(?:can|may|will|might|could) (?:${THIRD})\b`,
];
const BY_NAME = new RegExp(
  [
    ...ANYWHERE,
    String.raw`\bI (?:${THIRD})\b`,
    String.raw`\b(?:love|with|for|to|at|of|tell|hug|helps) I\b`,
    String.raw`(?<!\b(?:and|or|let|lets|letting|watch|watching|see|seeing|hear|hearing|helping|making|help|helps|did|does|do|can|may|will|might|could|would|that|make|makes) )${CHILD} (?:are|were|have|do|want|know|need)\b`,
  ].join('|'),
  'u',
);

/** "Tom and Sue" are more than one. */
const OF_SEVERAL = new RegExp(
  [...ANYWHERE, String.raw`(?<!\b(?:and|or|of|with|for|to|at|by|near|about) )${CHILD} (?:${THIRD})\b`].join('|'),
  'u',
);

const BEFORE_VERB = '(?:also |still |just |then |often |sometimes |already |only |simply |probably |now )?';
/** Words in -s that are no verb of a third person. */
const NO_VERB = 'was|always|sometimes|perhaps|this|its|his|plus|across|towards|besides|unless|yes';
/** "I" where somebody is acted on, "me" where somebody acts, and the verbs of another person after "I". */
const AS_TELLER = new RegExp(
  [
    ...ANYWHERE,
    String.raw`${CHILD} ${BEFORE_VERB}(?!(?:${NO_VERB})\b)[a-z]+[^\Ws]s\b`,
    String.raw`${CHILD} ${BEFORE_VERB}(?:is|isn't)\b`,
    String.raw`(?<!\band )${CHILD} (?:are|were)\b`,
    String.raw`\b(?:with|for|to|at|of|by|from|near|about|around|inside|behind|beside|without|against|between|tell|tells|hug|hugs|helps?|loves?|gives?|shows?|asks?|lets?|is|does|goes|comes|hello|night),? ${CHILD}(?! (?:can|may|might|will|would|am|have|do|know|did|had|was)\b)`,
    String.raw`(?:^|[.!?] )["“]?Me\b(?![,.!?])`,
    String.raw`\b(?:when|if|because|while|although|though|until|whether|before|after|where|why|how|so|as|but|and|that|what) me (?:can|may|might|will|would|could|is|am|are|has|have|was|had|did|does|do|[a-z]+s)\b`,
    String.raw`(?<=[,.!?] |^)[Mm]e (?:can|may|might|will|would|could|is|am|has|have|had|did)\b`,
    String.raw`\b[Mm]y (?:can|may|might|will|is|am|has|have|me|I)\b`,
    String.raw`${CHILD}['’]s\b`,
  ].join('|'),
  'u',
);
/** "I sit down and waits": the second verb forgot who does it. */
const SECOND_VERB = new RegExp(
  String.raw`${CHILD} (?:(?!\b(?:that|which|who|where|when|what)\b)[^,.;:!?"]){2,60} (?:and|then|or) ${BEFORE_VERB}(?:${THIRD}|puts|brings|stays|uses|walks|runs|keeps|gives|reads|turns|asks|helps|learns|moves|sleeps)\b`,
  'u',
);

export const agreement: ParagraphRule = {
  id: 'agreement',
  title: 'Its verbs fit whoever does them',
  hard: true,
  basis: OWN,
  inParagraph: (paragraph, { person, name }) => {
    const found =
      person === 'first' ? faultOfTeller(paragraph) : (areSeveral(name) ? OF_SEVERAL : BY_NAME).exec(paragraph.plain);
    return found && excerpt(paragraph.text, found.index, found[0].length);
  },
};

const faultOfTeller = ({ plain }: StudiedParagraph): RegExpExecArray | null =>
  AS_TELLER.exec(plain) ?? SECOND_VERB.exec(plain);
