import { said, type NamedScene } from '../scene.ts';

const AT_HOME = String.raw`(?:i|we|mum|mummy|mom|dad|daddy|nan|nana|gran|granny|grandma|grandad|(?:his|her|their) (?:dad|mum|mom|daddy|mummy|stepdad|stepmum|nan|gran\w*)|my (?:husband|wife|partner))`;
/** "Whenever I'm cross with her". */
const I_AM_CROSS = String.raw`(?:i['’]?m|we['’]?re) (?:\w+ )?(?:cross|angry|annoyed|strict|firm)\b`;
const TELLS_OFF = String.raw`(?:tell(?:s|ing)?|told|have told|had told) (?:him|her|them) off|(?:am|are|is|get|gets|was|were) (?:cross|angry|annoyed|strict|firm)(?: with (?:him|her|them))?|raises? (?:my|our|his|her|their) voice|correct(?:s)? (?:him|her|them)|says? (?:he|she|they) (?:was|were|has been|have been) naughty`;
const TO_HEART = String.raw`(?:(?:do ?n['’]?t|does ?n['’]?t|do not|does not|not|no longer|stopped|nobody|no one) (?:\w+ )?(?:love|like|want)s?\b|hates? (?:him|her|them|me)|unloved|cr(?:y|ies|ying) for (?:ages|hours|ever|a long time|the rest)|inconsolable|sobs?|(?:so|very|really|too|over-?)(?: |ly )?sensitive|to heart|goes? to pieces|falls? apart|devastated|crumbles?|heart ?broken|crushed)`;

/** Somebody at home was cross about a thing, and the child hears that it is not loved. */
export const crossAtHome: NamedScene = {
  id: 'crossathome',
  image: 'a cross face, and what is still there behind it',
  cue: said(
    String.raw`(?=[^]*\b${AT_HOME} (?:\w+ )?(?:${TELLS_OFF})|[^]*\b${I_AM_CROSS}|[^]*\btold off (?:at home|by (?:me|us|his dad|her dad|his mum|her mum|dad|mum)))[^]*?\b${TO_HEART}`,
    String.raw`\b(?:laugh\w*|smil\w*|hits?|kicks?|bites?|lies|lying|teacher|school|nursery|i (?:shouted|lost|smacked|feel)|say sorry|apologi[sz]e|babysitter|new (?:partner|boyfriend|girlfriend)|foster\w*|adopt\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:tell|told|off|lov\w*|cr(?:y|ies|ying)|cross|ages|upset|sensitive)\b/i,
  titles: { young: 'Behind the Cross Face', older: 'The Sentence That Was Missing' },
  beside: {
    benefits: [
      'Says that cross words are about a thing and not about a child.',
      'Tells what cannot be seen in a cross face.',
      'Gives {name} a question to ask when it is over.',
    ],
    talk: {
      young: [
        'What was behind the cross face?',
        'Which word fits in the blank for {name}?',
        'Shall we have a hug after the next cross words?',
      ],
      older: [
        'What did the cross words mean, and what did they not mean?',
        'Which word went into the blank?',
        'Shall we agree on a sentence for afterwards?',
      ],
    },
  },
  text: {
    '2-3': `
      D<crossathome> "No!" says a big voice. {Name} hears it. The face looks cross. Tears come fast.
      P<crossathome> Cross is short. Love is long.
      Q<crossathome> After the no, {Name} may feel ____.
      H<crossathome> {helper} can sit down low.
      H<crossathome> {helper} can say, "I love you."
      T<crossathome> {he} can come for a cuddle.
      T<crossathome> {he} can help to tidy it up.
      C<crossathome> {he} can say, "Cuddle, please."
      A<crossathome> The cross words are all gone. Here is a lap. Here is a cuddle. Cross is short. Love is long.
    `,
    '4-5': `
      D<crossathome> Somebody at home was cross about a thing. {Name} heard the cross words, and they went in deep. It can feel as if the love had gone away. But the words were about the thing. Love does not stop for a cross voice.
      P<crossathome> A face cannot show two things at once. When it is cross, the love is behind it.
      P<crossathome> Grown-ups say "stop" to keep somebody safe or something whole.
      Q<crossathome> When a grown-up is cross, {Name} may feel ____.
      H<crossathome> {helper} can say, "I was cross. I love you."
      H<crossathome> {helper} can sit close until it is over.
      T<crossathome> {he} can ask, "Are we all right?"
      T<crossathome> {he} can help to put the thing right.
      C<crossathome> {he} can think, "Cross about the thing. Not about me."
      A<crossathome> The cross words were short, and now they are over. The face is the same as before. There is a lap, and there is room on it. Love had not gone anywhere. It was behind the cross face the whole time.
    `,
    '6-7': `
      D<crossathome> Somebody at home told {Name} off, and the words were cross ones. They were about one thing. Some children hear a lot more than that. They hear, "I do not love you." Nobody said it, and it is not so. A cross voice lasts for some minutes. Love lasts longer than that.
      P<crossathome> A cross face is all cross. What is behind it cannot be seen just then, and it is there.
      P<crossathome> Grown-ups want a thing to stop, or to get done. They are not thinking about whom they love.
      Q<crossathome> When a grown-up at home is cross, {Name} may feel ____. It may be in the throat.
      H<crossathome> {helper} can say afterwards, "That was about the thing. I love you."
      H<crossathome> {helper} can keep the words short. ~ It takes grown-ups some practice.
      T<crossathome> {he} can ask, "Are you still cross?" ~ It is a good question, and there is an answer to it.
      T<crossathome> {he} can put the thing right and then come back.
      C<crossathome> {he} can think, "Cross about it, and not about me."
      A<crossathome> The cross voice got used up, as voices do. The thing was put right, or it can be tomorrow. After that it was an ordinary day, with the same people in it. Nobody had stopped loving anybody. It was only a loud minute.
    `,
    '8-10': `
      D<crossathome> Being told off at home is harder than being told off at school, because more seems to hang on it. {Name} may take in every word, and something between the words that nobody said: "I do not love you now." An upset brain does that. It turns "I am cross about this" into "I am cross about you". The two sound alike, and they are not the same.
      P<crossathome> Parents are mostly cross about a thing, an hour or a tone. Some are tired as well, and it comes out louder than they meant. They can love somebody the whole time, and it does not show in a cross face.
      P<crossathome> Whoever did the telling off may have no idea that something else was heard. They would be sorry about it.
      Q<crossathome> In the minutes after it, {Name} might feel ____. It may be in the throat or the chest.
      H<crossathome> {helper} can say the missing sentence: "I was cross about that. It changes nothing between us."
      H<crossathome> {helper} can leave some time and then come back, without starting again.
      T<crossathome> {he} can say what it sounded like: "I thought you did not like me." ~ Then it can be put right.
      T<crossathome> {he} can write down in five words what it was about. ~ There is hardly ever a person in those five words.
      C<crossathome> {he} can think, "It was about the thing. We are all right."
      A<crossathome> The missing sentence got said, and it was shorter than the cross ones. What went wrong can be put right in its own time. Cross words come up in every family, and they go down again. Being loved does not depend on how a Tuesday went.
    `,
  },
};
