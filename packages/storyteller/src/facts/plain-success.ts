import { tellsOfSuccessClearly } from './clear-success.ts';
import { deedDone } from './deed-done.ts';
import { deedIn } from './deed.ts';
import { plainText } from './given-text.ts';

/** How a parent tells of something that went well without asking for anything. */
const WENT_WELL =
  /\b(?:managed to|learn(?:ed|t) (?:how )?to|so proud|proud of|for the first time|can now|(?:put on|tied|zipped|brushed|washed|packed|made|poured|in) (?:his|her|their) own|(?:all )?by (?:him|her|them)sel(?:f|ves)|without (?:any )?help|(?:a|the) whole (?:length|width|page|book|night))\b/i;
/** What has been won or given, told as the child's own: "was chosen for the team", "she won the cup". "Her brother won" is none. */
const GROUP = String.raw`(?:the|a|her|his|their) (?:[\p{L}'-]+ ){0,3}(?:team|squad|choir|orchestra|band|academy|council|finals?)`;
const ACHIEVED = new RegExp(
  String.raw`^\s*(?:(?:he|she|they|my (?:son|daughter|child|boy|girl)|\p{Lu}[\p{L}'-]+) )?(?:(?:has|have|had|just|finally) )*(?:won (?:a|an|the|her|his|their|first|second|third|gold|silver|bronze)\b|(?:was |were |been |got |is )?(?:chosen|picked|selected) for ${GROUP}\b|got (?:into|in) ${GROUP}\b|passed (?:a|the|her|his|their|all)\b[^.,;]{0,24}\b(?:exams?|tests?|grade|audition|assessment|level)\b|got (?:a|an|the|her|his|their) (?:[\p{L}'-]+ ){0,3}(?:award|prize|medal|certificate|badge|belt|sticker|trophy|rosette)\b|scored (?:a|the|her|his|their) (?:(?:very )?first (?:ever )?|winning )?(?:goal|try|hat-?trick)\b)`,
  'iu',
);
/** Kindness or help that nobody asked for: "gave his sister half of his cake without being asked". */
const UNASKED =
  /^\s*(?:(?:he|she|they|my (?:son|daughter|child|boy|girl)|\p{Lu}[\p{L}'-]+) )?(?:(?:has|have|had|just|finally|today|even) )*(?:gave|shared|helped|let|tidied|cleared|set|made|carried|cleaned|offered|packed|fed|brushed|apologi[sz]ed|said (?:sorry|thank you|thanks))\b[^.;]*\bwithout (?:being|us|me|anyone|anybody) (?:asked|told|asking|telling)\b/iu;
/** Joy that is said outright. */
const JOY =
  /\b(?:over the moon|thrilled|delighted|(?:so|well|dead|really|absolutely) chuffed|chuffed to bits|is buzzing|so pleased with|want to celebrate|celebrating|so proud|proud of (?:him|her|them)sel\w+|beaming)\b/i;
/** Trouble that stands beside a win: "was chosen to sing and is terrified". */
const BESIDE_A_WIN =
  /\b(?:nerv\w*|jealous\w*|env(?:y|ious)|anxi\w*|pressure|embarrass\w*|dread\w*|panic\w*|tear(?:s|ful)|melt\w*|shy|teas\w*|unkind|mean|sick|terrified|terrif\w*|frighten\w*|miss(?:es|ing)?|lose|loses|losing|lost|boast\w*|brag\w*|show(?:s|ing)? off|bored|ill|tired|away|move|moving|divorc\w*|separat\w*|sister'?s?|brother'?s?|friend'?s?|instead of|threw|throw\w*|hid|binned|ripped|tore|disappointed)\b/i;
/** Any of these and there may be a trouble behind it: "he eats by himself at lunch" is no success. */
const MAY_BE_TROUBLE =
  /\?|\b(?:not|no|nobody|never|(?!(?:learnt|went|spent|sent|burnt|presents?|parent|different|front|aunt|giant|elephant|point|paint|print|plant|count|tent|hunt)\b)\w+n'?t|cannot|wont|cant|dont|refus\w*|wants?|scar\w*|afraid|fears?|worr\w*|cr(?:y|ies|ied|ying)|scream\w*|hat(?:es?|ed)|hard|problems?|trouble|struggl\w*|but|only|still|stop\w*|hit\w*|bit(?!s\b)\w*|angry|upset|sad|lonely|alone|how|why|help (?:me|us)|lock\w*|spit\w*|spat|swear\w*|kick\w*|pinch\w*|burp\w*|climb\w*|doors?|escap\w*|r[au]n\w*|unbuckl\w*|undo\w*|left|walk\w*|plays?|sits?|eats?|ate|lunch|break|hurt\w*|accidents?|dies?|died|swear\w*|lies?|steal\w*|phone|online|fire|matches|kettle|cooker|frighten\w*|terrif\w*|bull(?:y|ied|ying)|teas\w*|prison|jail|refuge|funeral|hospice|dementia|bored|wander\w*|jump\w* (?:out|off|from)|periods?|smok\w*|vap\w*|drunk|drank|kiss\w*|panic\w*|anxi\w*|suspended|excluded|expelled|detention|picked on|push\w*|punch\w*|kick\w*)\b/i;
/** What a parent has tried, what a child calls itself or was made to do: whatever else is told there, help is asked for. */
const IN_VAIN =
  /\b(?:(?:we|i)(?:['’]ve| have)? tried (?:an?|the|taking|saying|telling|everything|all|to|rewards?|stickers?)\b|(?:is|are|am|i['’]m|s?he['’]s) (?:so |the |really )?(?:stupid\w*|dumb\w*|thick\w*|useless|worthless|the worst)\b|\b(?:boys?|girls?|kids|children|friends?|mates|ones) (?:told|made|got|dared) (?:him|her|them|me) (?:to )?(?:take|steal|hit|say|throw|do)\b)/i;
/** "Wants to tell everyone" is the joy of it, and no wish behind which a trouble stands. */
const TELLS_ALL =
  /[,;]?\s*(?:and )?(?:so )?(?:she |he |they )?(?:cannot wait|can'?t wait|wants?) to (?:tell|show|ring|phone|call) (?:everyone|everybody|the whole \w+|nan\w*|gran\w*)\b/gi;
/** "Sleeping at Grandma's for the first time" is still to come. */
const TO_COME =
  /^\s*[a-z]+ing\b|^\s*(?:it(?:['’]?s| is) )?(?:(?:his|her|their|the) )?(?:very )?first time\b(?![^.!?]*\b(?:was|went|did|loved|managed)\b)|['’]ll\b|\b(?:will|about to|(?:am|are|is|i['’]m|we['’]re|s?he['’]s) (?:going|starting|off|having|moving)|tomorrow|next|soon)\b/i;

/**
 * Whether a parent's words tell of a success and of nothing else: "He put on his own shoes." What is unsure is none, for
 * applause where help was asked for hurts more than help where applause was due.
 */
export function tellsOnlyOfSuccess(problem: string): boolean {
  const text = plainText(problem).replace(TELLS_ALL, '');
  if (IN_VAIN.test(text)) return false;
  if (tellsOfSuccessClearly(text)) return true;
  if (MAY_BE_TROUBLE.test(text)) return false;
  if (UNASKED.test(text)) return true;
  if (
    !BESIDE_A_WIN.test(text) &&
    !/\b(?:will|going to|tomorrow|arriv\w+|starts?|starting)\b/i.test(text) &&
    (ACHIEVED.test(text) || JOY.test(text))
  ) {
    return true;
  }
  return (
    !TO_COME.test(text) && WENT_WELL.test(text) && (deedIn(problem) ?? deedDone(problem, null, 'usual')) !== undefined
  );
}
