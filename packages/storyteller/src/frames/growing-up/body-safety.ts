import { askBeforeGoingAlong } from './ask-before-going-along.ts';
import { askedIntoACar } from './asked-into-a-car.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { askedToKeepQuiet } from './asked-to-keep-quiet.ts';
import { saidUnless } from '../said-unless.ts';

/** A child's own hands on its own body, and nothing that anybody else did. */
const OWN_HANDS = String.raw`(?<!\b(?:nobody|no[ -]?one|any(?:one|body)|some(?:one|body)|people|strangers?|others|else|boy|girl|man|uncle|cousin)(?: (?:else|may|can|should|is|has|was|will|to|ever|allowed|must|tried))* )\b(?:touch(?:es|ing)?|play(?:s|ing)? with|rub(?:s|bing)?|fiddl(?:es|ing) with|hands? (?:down|in)|scratch(?:es|ing)?|grab(?:s|bing)?|hold(?:s|ing)?) (?:at )?(?:his|her|their)(?: own)? (?:private\w*|bits|willy|penis|vagina|vulva|genitals|crotch|bottom|pants|trousers|knickers)\b|\bmasturbat\w+|\b(?:willy|penis|bits|private\w*) (?:(?:is|always|constantly) )*in (?:his|her|their) hands?\b|\bhands? (?:(?:is|are|always|constantly) )*(?:down|in|on) (?:his|her|their) (?:willy|penis|bits|pants|knickers|trousers|private\w*)\b|\b(?:touches|touching|rubs|rubbing) (?:him|her|them)sel(?:f|ves)\b`;
/** The same so plainly that nothing else is meant. */
const HANDS_IN_PRIVATE =
  /\bmasturbat\w+|^(?:(?:he|she|they|keeps|constantly|always) )*touch(?:es|ing) (?:him|her|them)sel(?:f|ves)\b(?! (?:up|on the (?:arm|head|nose|face)))|\bhands? (?:\w+ ){0,2}?(?:down|in(?:side)?) (?:his|her|their) (?:own )?(?:pants|trousers|knickers|nappy|underwear|leggings)\b(?! pockets?)/i;
/** A child who shows its own body to others, and nobody who showed theirs to the child. */
const SHOWN = String.raw`(?:^\W*|\b(?:he|she|they|son|daughter|\d ?(?:yo|year old)|keeps|starts|likes to|stop (?:him|her|them))(?: keeps| always| often| likes to| has| has started| started)? )(?:(?:show(?:s|ing|ed)?|flash(?:es|ing|ed)?|expos(?:es|ing|ed)) (?:\w+ ){0,2}?(?:his|her|their) (?:own )?(?:private\w*|bits|willy|penis|vagina|vulva|genitals|bottom|bum|knickers|pants)\b(?! to (?:him|her)\b)|(?:pull(?:s|ing|ed)? down|drop(?:s|ping|ped)?|lift(?:s|ing|ed)?(?: up)?) (?:his|her|their) (?:own )?(?:trousers|pants|knickers|skirt|dress)|pull(?:s|ing|ed)? (?:his|her|their) (?:own )?(?:trousers|pants|knickers) down|flash(?:es|ing|ed)? (?:people|others|other|everyone|everybody|the|his|her)|moons?\b|mooning)|\bplay(?:s|ing|ed)? doctors?(?: and nurses)?\b`;
/** A child who takes its own clothes off, wherever it is. */
const UNDRESSES = String.raw`\bundress(?:es|ing|ed)? (?:him|her|them)sel(?:f|ves)\b|\bundress(?:es|ing) (?:in|at|on|all|every)`;
/** Hands in somebody's hair are told of among what is unfair, and by themselves. */
const HAIR_TOUCHED = ['touch', 'touching', 'touched'].flatMap((touches) =>
  ['his', 'her', 'their'].flatMap((whose) =>
    ['hair', 'afro', 'curls', 'braids', 'locs'].map((what) => `${touches} ${whose} ${what}`),
  ),
);
const ofOthers = (words: string): RegExp =>
  new RegExp(saidUnless(String.raw`\b(?:${words})\b`, `${OWN_HANDS}|${SHOWN}|${UNDRESSES}`));

/**
 * Body safety, by child-protection teaching: a body belongs to the person in it; private parts are what swimwear covers;
 * looking and touching there is for washing and for health, said beforehand and with a trusted grown-up near; a no
 * counts; surprises are told in the end and there are no secrets about touch; tell, and keep telling until somebody
 * helps; it is not the child's fault. Calm, without detail, and it always ends with telling.
 */
const own: Frame = {
  id: 'body-safety',
  name: 'Body safety and private parts',
  says: [
    'her grandad tickles her and she hates it',
    'body safety',
    'private parts',
    'how to talk about private parts',
    'teach her that her body belongs to her',
    'good touch bad touch',
    'safe and unsafe touch',
    'body boundaries',
    'consent for little ones',
    'doesnt want to kiss relatives',
    'grandma insists on hugs and he hates it',
    'no secrets about touching',
    'difference between secrets and surprises',
    'swimsuit rule',
    'underwear rule',
    'shows his private parts to other kids',
    'playing doctors with a friend',
    'somebody tickled him and would not stop',
    'told to keep a touch secret',
    'stranger danger',
    'tricky people',
    'going to camp and i want her to know about body safety',
    'who may help in the bathroom',
    'what to do if somebody asks for a photo of her body',
    'privates are private',
  ],
  claims: {
    strong: [
      'nobody may touch',
      'no one may touch',
      'nobody can touch her there',
      'nobody should touch',
      'no one should touch',
      'touch her there',
      'touch him there',
      'touched her there',
      'touched him there',
      'wants kisses',
      'kisses her on the lips',
      'kisses him on the lips',
      'kiss her on the lips',
      'kiss him on the lips',
      'hates being kissed',
      'hates to be kissed',
      'being kissed by',
      'makes her get changed',
      'makes him get changed',
      'made her get changed',
      'made him get changed',
      'makes her undress',
      'makes him undress',
      'made her undress',
      'made him undress',
      'getting changed for pe',
      'get changed for pe',
      'pull her braids',
      'pulls her braids',
      'pulling her braids',
      'pull his braids',
      'pulls his braids',
      'play doctor',
      'plays doctor',
      'boys ping it',
      'ping her bra',
      'pings her bra',
      'pinging her bra',
      'pinged her bra',
      'snap her bra',
      'snaps her bra',
      'twang her bra',
      'bra strap',
      'bra straps',
      'tries to kiss her',
      'tries to kiss him',
      'trying to kiss her',
      'trying to kiss him',
      'keeps kissing her',
      'keeps kissing him',
      'kisses her when she',
      'kisses him when he',
      'wants to kiss her',
      'taking his clothes off',
      'taking her clothes off',
      'taking their clothes off',
      'takes his clothes off',
      'takes her clothes off',
      'takes all his clothes off',
      'takes all her clothes off',
      'take his clothes off in',
      'take her clothes off in',
      'taking off his clothes',
      'taking off her clothes',
      'takes off his clothes',
      'takes off her clothes',
      'strips off',
      'stripping off',
      'undresses in public',
      'undresses herself',
      'undresses himself',
      'undressing herself',
      'undressing himself',
      'willy in his hand',
      'willy is always in his hand',
      'willy is in his hand',
      'hand down his pants',
      'hand down her pants',
      'hand down her knickers',
      'hand down his trousers',
      'hands down his trousers',
      'undressing in public',
      'gets naked in',
      'naked in the garden',
      'naked in public',
      'naked in front of',
      'lifts her skirt',
      'lifting her skirt',
      'lifts up her skirt',
      'lifts her dress',
      'lifting up her skirt',
      'pulls her skirt up',
      'pulling his trousers down',
      'pulls his trousers down',
      'pulls down his trousers',
      'pulling down his trousers',
      'pulling his pants down',
      'pulls his pants down',
      'pulls her pants down',
      'pulling her pants down',
      'pulls her knickers down',
      'shows his bottom',
      'showing his bottom',
      'shows her bottom',
      'showing her bottom',
      'shows his bum',
      'flashes his bottom',
      'shows people his willy',
      'shows his willy',
      'secret that she',
      'secret that he',
      'keep secret that',
      'promise not to tell',
      'made her promise not to',
      'made him promise not to',
      'talks to strangers',
      'goes with strangers',
      'goes off with strangers',
      'took a photo of her',
      'took a photo of him',
      'took a picture of her',
      'took a picture of him',
      'photo in the changing',
      'photo of her in',
      'photo of him in',
      'filmed her in',
      'filmed him in',
      'body safety',
      'keep it a secret',
      'keep it secret',
      'told to keep',
      'told her to keep',
      'told him to keep',
      'private part',
      'private parts',
      'privates',
      'good touch',
      'bad touch',
      'safe touch',
      'unsafe touch',
      'inappropriate touch',
      'touching private',
      'body boundaries',
      'body boundary',
      'body autonomy',
      'bodily autonomy',
      'body belongs',
      'consent',
      'kiss relatives',
      'forced hug',
      'forced to hug',
      'insists on hugs',
      'insists on a kiss',
      'secrets about touch',
      'secrets and surprises',
      'swimsuit rule',
      'underwear rule',
      'playing doctors',
      'play doctors',
      'stranger danger',
      'tricky people',
      'touching game',
      'touching games',
      'photo of her body',
      'photo of his body',
      'penis',
      'vulva',
      'vagina',
      'allowed to see my body',
      'see my body',
      'who may touch',
      'who can touch',
      'allowed to touch',
      'touch my body',
      'your body is yours',
      'my body is mine',
      'tickled',
      'tickles her and she hates',
      'tickles him and he hates',
      'hates being tickled',
      'hates it when she is tickled',
      'hates it when he is tickled',
      'showed him his willy',
      'showed her his willy',
      'showed him her bits',
      'his willy to',
      'saying no to hugs',
      'no to hugs',
      'say no to a kiss',
      'naked pictures',
      'wont stop tickling',
      'tickles her and she says stop',
      'tickles him and he says stop',
      'says stop',
      'doesnt stop when',
      'stop tickling',
      'tickling',
      'unwanted touch',
      'touched her',
      'touched him',
      'doesnt like to be kissed',
      'has to kiss',
      'dont have to hug',
      'does not have to hug',
      'hug anyone if',
    ],
    cues: [
      'body',
      'touch',
      'private',
      'secret',
      'hug',
      'kiss',
      'boundary',
      'bathroom',
      'safe',
      'tell',
      'doctor',
      'bottom',
      'naked',
      'undress',
    ],
    not: [
      'changed for pe',
      'changing for pe',
      'change for pe',
      'changed for swimming',
      'changed for games',
      'changed for sport',
      'changing room',
      'changing rooms',
      ...HAIR_TOUCHED,
      'touches everything',
      'touches food',
      'private school',
      'private tutor',
      'secret santa',
      'touch typing',
      'doesnt like to be touched',
      'body image',
      'private things about',
      'private family',
      'private stuff about',
      'family business',
    ],
  },
  topicWords: ['body', 'touch', 'private', 'hug', 'tell', 'secret', 'hello', 'hellos', 'along'],
  takes: ['helper', 'comforter', 'quiet'],
  facts: [
    'Tickling makes people laugh by reflex, whether they like it or not; a laugh is no yes. A tickling game stops when somebody says stop, whoever does it. A grown-up is told when it does not stop.',
    "A child's body belongs to the child. The parts covered by swimwear or underwear are private.",
    'Grown-ups may help small children wash, wipe or put on cream, and doctors and nurses may look for health; they say why, and a trusted grown-up is there.',
    'Children may say no to any touch, hugs and kisses from relatives included; a wave is polite enough.',
    'A surprise is happy and gets told in the end; a secret about bodies or touch is told to a trusted grown-up at once, whoever asked to hide it.',
    'If somebody touches or looks at private parts, shows theirs, or asks for pictures, children tell a trusted grown-up and keep telling until somebody helps.',
    "It is not the child's fault, whatever happened, and also when the child did not say no or told late.",
    'People who touch children wrongly are more often known to the child than strangers.',
    'Proper names for all body parts help children to tell.',
    'Most young children touch their own private parts at times; it is no harm and nothing bad, and it belongs in a private place.',
  ],
  threads: {
    tickle: 'a laugh that comes by itself, and the word stop',
    kiss: 'a hello without a kiss: a wave, a high five, a word',
    mine: 'a body from the top to the toes, which belongs to the person in it',
    swim: 'swimwear, which shows what is private',
    surprise: 'a surprise, which gets told, and a secret, which is told now',
    row: 'the people who can be told, in a row',
    rules: 'the rules of a door: knocking, asking, a no that counts',
    own: 'the own hands on the own body, which is for a private place',
    show: 'what is shown to others, and what stays under the clothes',
    peer: 'a child who does not stop, and the people who make it stop',
    bare: 'clothes that stay on outside and come off for the bath',
  },
  threadCues: {
    tickle: /\btickl\w*/i,
    // Whoever asks for a kiss and for silence is no matter of manners: that is told by the thread of secrets.
    kiss: /^(?![^]*\b(?:secrets?|(?:not|don'?t|never) (?:to )?tell|tell (?:nobody|no one)|touch\w*|baths?|bed(?:room)?|alone|private\w*|creepy|scared|frightened|afraid|uncomfortable)\b)[^]*?(?:\b(?:won'?t|will not|doesn'?t (?:like|want)|does not (?:like|want)|hates?|refus\w+|made to|forced to|has to)\b[^.]{0,20}\b(?:kiss\w*|hug\w*|cuddl\w*)\b[^.]{0,30}\b(?:relatives?|grand\w+|nan\w*|gran\w*|aunt\w*|uncle\w*|family|people|visitors?|everyone|anyone)\b|\b(?:relatives?|grand\w+|nan\w*|gran\w*|aunt\w*|aunty|auntie|uncle\w*)\b[^.]{0,30}\b(?:wants?|expects?|demands?|offended|insists?|upset)\b[^.]{0,30}\b(?:kiss\w*|hug\w*|cuddl\w*)\b|\b(?:doesn'?t (?:like|want)|does not (?:like|want)|hates?|upset)\b[^.]{0,16}\b(?:when|that) (?:\w+ ){0,2}?(?:relatives?|grand\w+|nan\w*|gran\w*|aunt\w*|uncle\w*|people|visitors?)\b[^.]{0,12}\bkiss\w*|\b(?:doesn'?t like|does not like|hates?) (?:being|to be) (?:kissed|hugged)\b)/i,
    row: ofOthers(
      String.raw`private\w*|willy|penis|vagina|vulva|bits|naked|bath|undress\w*|body parts|secrets?|touch\w*|not to tell|hair|hug\w*|kiss\w*|tickl\w*|consent|cuddl\w*|doors?|bathroom|knock\w*|privacy|shower\w*|changing`,
    ),
    own: new RegExp(`${OWN_HANDS}|${HANDS_IN_PRIVATE.source}`, 'i'),
    show: new RegExp(SHOWN, 'i'),
    peer: /\b(?:tr(?:ies|y|ied|ying) to kiss|keeps? (?:kissing|hugging|touching|lifting|(?<!^\W*(?:he |she |they )?keeps? )pulling)|lifts? (?:her|his|up) (?:skirt|dress|top)|(?:follows?|chases?) (?:him|her|them) (?:round|around)?[^.]{0,20}\bkiss\w*|kiss chase|pulls? (?:his|her) (?:trousers|pants|skirt) down|(?:ping|pings|pinging|pinged|twang\w*|snap(?:s|ped|ping)?) (?:it\b|(?:her|the|my) (?:bra|strap))|bra straps?)\b/i,
    bare: new RegExp(
      `${UNDRESSES}|${String.raw`\b(?:tak\w+|took) (?:all |off )*(?:of )?(?:his|her|their) (?:own )?clothes(?: (?:all )?off)?\b|\btak\w+ (?:everything|it all) off\b|\bstrip(?:s|ping|ped)?(?: off)?\b|\b(?:undress\w*|naked|bare) (?:\w+ ){0,2}?(?:in (?:public|the garden|front|shops?|town)|at (?:nursery|school|the park|parties))`}`,
      'i',
    ),
    mine: /\b(?:hair|braids|curls|afro|hug\w*|kiss\w*|tickl\w*|consent|cuddl\w*)\b/,
    swim: ofOthers(String.raw`private\w*|willy|penis|vagina|vulva|bits|naked|bath|undress\w*|body parts`),
    surprise: ofOthers(
      String.raw`secrets?|touch\w*(?! (?:her|his|my|their) (?:hair|braids|curls|afro|head|face))|not to tell`,
    ),
    rules: /\b(?:doors?|bathroom|knock\w*|privacy|shower\w*|undress\w*|changing)\b/,
  },
  decidedBy: [HANDS_IN_PRIVATE],
  onlyWhenSaid: ['kiss', 'own', 'show', 'bare', 'peer', 'tickle'],
  comesFirst: ['peer'],
  tellsAlone: ['kiss', 'own', 'show', 'bare', 'peer', 'tickle'],
  roles: {
    // Where clothes come off that stay on there.
    outplace: {
      fallback: { text: 'the shop' },
      cues: [
        { match: /\bnursery\b/i, phrase: { text: 'nursery' } },
        { match: /\b(?:pre-?school|playgroup|kindergarten|day ?care)\b/i, phrase: { text: 'preschool' } },
        { match: /\bschool\b/i, phrase: { text: 'school' } },
        { match: /\bparks?\b/i, phrase: { text: 'the park' } },
        { match: /\bpart(?:y|ies)\b/i, phrase: { text: 'a party' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Stop Means Stop', thread: 'tickle' },
      { text: 'A Laugh by Itself', thread: 'tickle' },
      { text: 'My Body, My Hello', thread: 'kiss' },
      { text: 'My No Counts', thread: 'peer' },
      { text: 'On for Out, Off for the Bath', thread: 'bare' },
      { text: 'Nose, Tummy, Toes', thread: 'mine' },
      { text: 'From the Nose to the Toes', thread: 'mine' },
      { text: 'Arms, Legs and Private Parts', thread: 'swim' },
      { text: 'Private Is Private', thread: 'swim' },
      { text: 'Tell, Tell, Tell', thread: 'surprise' },
      { text: 'A Surprise Gets Told', thread: 'surprise' },
      { text: 'Hands and Private Parts', thread: 'own' },
      { text: 'Pants On, Up They Go', thread: 'show' },
      { text: '{name} Has a Body' },
      { text: 'My Body and Me' },
    ],
    older: [
      { text: 'What a Laugh Does Not Say', thread: 'tickle' },
      { text: 'Stop Means Now', thread: 'tickle' },
      { text: 'A Hand Held Out', thread: 'kiss' },
      { text: 'The First Time It Is Said', thread: 'peer' },
      { text: 'One Layer Off', thread: 'bare' },
      { text: 'A Place with a Door', thread: 'own' },
      { text: 'What Stays Under the Clothes', thread: 'show' },
      { text: 'A Hug or a Wave', thread: 'mine' },
      { text: 'Who Decides About a Hug?', thread: 'mine' },
      { text: 'What a Swimsuit Shows', thread: 'swim' },
      { text: 'Private Is Private', thread: 'swim' },
      { text: 'Surprises and Secrets', thread: 'surprise' },
      { text: 'A Surprise Has an End', thread: 'surprise' },
      { text: 'The Next Person in the Row', thread: 'row' },
      { text: 'Until Somebody Helps', thread: 'row' },
      { text: 'Told in Pieces', thread: 'row' },
      { text: 'A First Person and a Second', thread: 'row' },
      { text: 'Two Drawers', thread: 'surprise' },
      { text: 'A Lock on the Inside', thread: 'rules' },
      { text: 'Knock First', thread: 'rules' },
      { text: '{name} and the Body Rules' },
      { text: 'Who Decides About a Body' },
    ],
  },
  benefits: [
    'Says in calm words that a body belongs to the person in it, and which parts are private.',
    'Says calmly that any touch may be told, at any time.',
    'Shows telling a trusted grown-up as the right thing to do.',
  ],
  talk: {
    young: [
      'Which parts of a body are private?',
      'How does the tummy feel when a touch is not nice?',
      'Shall we name three grown-ups who can be told anything?',
    ],
    older: [
      'What can be done when a touch is not okay, in the story?',
      'Which word went into the blank, and where does a body notice it?',
      'Shall we write down three adults who can be told anything at all?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'stand',
    feeling: 'calm',
    companion: null,
    props: ['mirror', 'coat'],
  },
  text: {
    '2-3': script(`
      D<mine> {Name has} a nose. {Name has} a tummy and toes. It is all one body. It is {hers}. Hello, nose. Hello, toes.
      D<swim> Here is a body, and it is {hers}. Arms can be seen. Legs can be seen. Some parts are under the swimsuit. Those are private.
      D<swim> Here is a swimsuit for {Name}. It goes on a body. Splash go the arms, splash go the legs. What is under it is private.
      D<surprise> {Name} may tell it all. A cake is a surprise. It gets told. A touch gets told too. Tell, tell, tell.
      P Some children like a hug. Some like a wave.
      P Kind people ask first. They say, "Hug or wave?"
      P Grown-ups want to know it all. They want to help.
      Q With a hug, {Name} may feel ____.
      Q When a touch hurts, {Name} may feel ____.
      Q At bath time, {Name} may feel ____.
      H {helper} can say why they wash.
      H {helper} can ask first.
      H {helper} can hear it and help.
      H<helper> {helper} can wait for a yes.
      T {he} can shake {his} head for no.
      T {he} can tell a grown-up.
      T {he} can wave and not hug.
      T<comforter> {he} can hug {comforter}.
      C<mine> {he} can say, "It is my body."
      C<swim> {he} can say, "That is private."
      C<swim> {he} can say, "Stop. Private!"
      C<surprise> {he} can say, "I tell it all."
      A<mine> Nose and tummy and toes. This body belongs to {Name}. No is okay. Telling is good.
      A<swim> Arms and legs say hello. The private parts are private. If somebody pokes them, tell, tell, tell. Grown-ups help.
      A<swim> Splash, splash, the swim is done. Private parts stay private. A touch there gets told. Somebody hears it and helps. Telling is good.
      A<surprise> Tell, tell, tell. Somebody hears it and helps. No help yet? Then the next one hears it. It is good to tell.
      D<own> {his} body is good, all of it. Some parts are private. Hands find them. That is for home, in bed.
      P<own> Most children find out. Grown-ups know that.
      Q<own> With still hands, {Name} may feel ____.
      H<own> {helper} can say, "For home."
      T<own> {he} can hold a toy.
      T<own,comforter> {he} can hold {comforter}.
      C<own> {he} can say, "Private is for home."
      A<own> Hands can wave. Hands can dig. A body is good. Private parts are private.
      D<show> {his} body is good. Some parts are private. Pants go over them. Then go trousers or a skirt. Up, up, up!
      P<show> Lots of children ask about bodies. Grown-ups know that.
      Q<show> With the pants up, {Name} may feel ____.
      H<show> {helper} can say, "Pants up."
      T<show> {he} can show a toe.
      T<show> {he} can ask about bodies.
      T<show,comforter> {he} can show {comforter}.
      C<show> {he} can say, "Private is under the pants."
      A<show> Nose and toes can be seen. Private parts are under the pants. A body is good. Pants go up, up, up.
      D<bare> A body is good. {Name has} one, from nose to toes. Off come the clothes for the bath. Splash! At {outplace}, the clothes are on.
      D<bare> Bare feet, bare arms. {his} body feels the air. It may feel nice. At {outplace}, the clothes are on.
      P<bare> Big people wear clothes there too. Even when it is hot.
      Q<bare> With the clothes on, {Name} may feel ____.
      H<bare> {helper} can find soft clothes.
      H<bare> {helper} can say, "Bath soon."
      T<bare> {he} can take off one shoe.
      T<bare> {he} can wait for the bath.
      C<bare> {he} can say, "On, out. Off, bath."
      A<bare> On go the top and the socks. Out go the feet. Then it is bath time. Off, off, splash! A body is good.
      A<bare> Clothes on, out to play. Clothes off, into the bath. A body is good in both. Splash!
      D<kiss> Knock, knock, who is there? A face comes close to {Name}. It wants a kiss or a hug. {Name} can choose. A wave is a hello, too.
      D<kiss> Hello, hello! {Name} has a hand for a wave. Bodies can choose a hug.
      P<kiss> Some like a kiss. Some like a wave.
      P<kiss> A wave can make a big face smile.
      Q<kiss> At hello, {Name} may feel ____.
      H<kiss> {helper} can say, "Wave? Fine."
      H<kiss> {helper} can wave along.
      T<kiss> {he} can wave.
      T<kiss> {he} can clap on a hand.
      C<kiss> {he} can say, "Hello! I wave."
      A<kiss> Wave, wave. The face waves back. That was a good hello. It is {his} body. No hug, and all is well.
      A<kiss> Clap, a hand on a hand. Hello is said. A hug can come one day, or not. {Name} can choose.
      D<tickle> It is {his} body. Tickle, tickle! A laugh comes out. {Name} may not like it. The word is stop.
      P<tickle> A tickle makes people laugh. A laugh is not a yes.
      Q<tickle> At a tickle, {Name} may feel ____.
      H<tickle> {helper} can say stop too.
      T<tickle> {he} can say stop, and go.
      C<tickle> {he} can say, "Stop. My body!"
      A<tickle> Stop was said. The hands go away. It is okay to say stop. The body can rest.
    `),
    '4-5': script(`
      D<mine> From the nose to the toes, this body belongs to {Name}. It can like one hug and not like the next. Then it may say no. It may say stop. That is so for small people and big people.
      D<swim> In the pool, people wear swim things. Some parts of {his} body are under them. Those parts are private. Nobody pokes them or takes a picture of them. Washing and the doctor are for health. Then a grown-up says why.
      D<swim> Hands and feet can say hello to all. Some parts of {his} body are private. They are under swim things or pants. Other people do not touch them or take a look. At bath time or at the doctor, a grown-up says why.
      D<surprise> A surprise is like a cake in a box. It is fun for {him}, and then it gets told. A secret about a touch is not like that. If somebody says to hide a touch, that is not okay. It can be told right away.
      P Kind people ask before a hug. If the answer is no, they wave. They are not cross.
      P A doctor looks to help a body stay well. The doctor says why. A known grown-up stays there.
      P Most grown-ups know the body rules. If somebody breaks them, it is not the fault of a child.
      Q When a hug is too tight, {Name} may feel ____.
      Q When a touch is not okay, {his} tummy may feel ____.
      Q When it is hard to tell, {Name} may feel ____.
      H {helper} can listen and say, "I believe you."
      H {helper} can ask before a hug or a tickle.
      H {helper} can say why when it is time to wash. ~ Then it is clear.
      H<helper> {helper} can hear about any touch at any time. ~ Telling is a good thing to do.
      T {he} can hold up a hand for no and move back.
      T {he} can tell a grown-up, and then one more.
      T {he} can give a wave and keep the hug.
      T<comforter> {he} can hold {comforter} and tell it all.
      T<quiet> After telling, {he} can spend some time {quiet}.
      C<mine> {he} can say, "Stop, this is my body."
      C<swim> {he} can say, "No, that is private."
      C<swim> {he} can say, "Please stop. That part is private."
      C<surprise> {he} can think, "Surprises get told, and so does this."
      A<mine> Nose and knees and toes belong together. {his} body is good to live in. If a touch was not okay, it is good to tell. That is right on any day.
      A<swim> Under the swim things is private. If somebody breaks that rule, it is good to tell. The child who tells did nothing wrong. Grown-ups are there to help.
      A<swim> Hands and feet can wave at the pool. Private parts stay private, at home and at play. If it is not so one day, telling is good. It is fine to tell it late, too.
      A<surprise> The cake is out of the box now. That is how a surprise ends. A touch can be told at once. It can be told again, until somebody helps. To tell is good.
      D<own> {his} body is good, from the hair to the toes. Some parts of it are private. It can feel nice to touch them. That is for a private place, such as a bed at home. In shops and at school, hands do other things.
      P<own> Nearly all children find that out. Grown-ups know it too. They just know which places are private.
      Q<own> When somebody says, "Hands," {Name} may feel ____.
      H<own> {helper} can say softly, "That is for your room." ~ Nobody else needs to hear.
      T<own> {he} can put both hands in the pockets.
      T<own,comforter> {he} can hold {comforter} in both hands.
      C<own> {he} can think, "Private is for a private place."
      A<own> A private place has a door, like a bedroom. A body belongs to the person in it. Nobody else plays with private parts. If somebody does, it is good to tell. It is not the child's fault then.
      D<show> Hands and knees can be shown to anybody. Some parts of {his} body are private. They are under the pants and stay there near other people. That is so for big people too. It is not bad to ask about bodies.
      P<show> Lots of children like to know how bodies look. Grown-ups can tell them, or find a book.
      Q<show> When a grown-up talks about private parts, {Name} may feel ____.
      H<show> {helper} can look at a book about bodies with {him}.
      H<show> {helper} can say softly, "Pants up." ~ Nobody else needs to hear.
      T<show> {he} can show a knee or a funny face.
      T<show> {he} can ask a grown-up about bodies.
      T<show,comforter> {he} can hold {comforter} and ask a question.
      C<show> {he} can think, "Private parts stay under the pants."
      A<show> The pants are up, and there is time to play. They come off for the bath and the loo. Nobody plays with private parts of other people. If somebody does, it is good to tell. It is not the child's fault then.
      D<bare> Skin likes air, and {his} body can feel every bit of it. At home, clothes come off for the bath and for bed. At {outplace} they stay on, for children and for grown-ups. That is because some parts of a body are private. Other places are for everybody's eyes.
      D<bare> Clothes can be hot, or tight, or just in the way. Then {Name} may want to take them off at once. {his} body is good, and it is fine to like bare skin. There is a place for that, and it is at home. At {outplace} the private parts stay under clothes.
      P<bare> Other people may look away, or not know what to say. They are not cross with a body. They only think that it is private.
      P<bare> Grown-ups are hot in their clothes too. They take off a coat or a hat.
      Q<bare> When clothes are too much, {Name} may feel ____.
      H<bare> {helper} can look for clothes that are soft and cool.
      H<bare> {helper} can say when it is time for the bath. ~ Then waiting has an end.
      T<bare> {he} can take off one thing, such as a hat.
      T<bare> {he} can say, "I am too hot," or, "It itches."
      C<bare> {he} can think, "On for out, off for the bath."
      A<bare> At home the door is shut, and the bath is full. Off come the socks, and off comes all the rest. Outside it is clothes, and in here it is bubbles. A body is good in both places.
      A<bare> The clothes went out and saw the whole town. Now they lie on the bathroom floor. The body that was in them is warm and wet. Private parts are private, and bubbles are for everybody.
      D<peer> Some games have kissing or pulling in them. Not everybody likes that. {his} body belongs to {him}. Another child may think that it is fun. It is only fun when both say yes. A no stops the game at once.
      P<peer> A child who does it may not know better. Grown-ups can tell that child.
      P<peer> Friends can help to say no. It is louder with two.
      Q<peer> When somebody comes too close, {Name} may feel ____.
      H<peer> {helper} can listen and believe it.
      H<peer> {helper} can talk to the teacher, so that it stops.
      T<peer> {he} can hold up a hand and say, "No. Stop."
      T<peer> {he} can go to a grown-up and tell.
      C<peer> {he} can say, "My body. No, stop."
      A<peer> A no is a whole word. If it goes on, a grown-up gets told, and then another. It is not the child's fault. {his} body is {hers}, in every game.
      D<kiss> Visitors have cheeks, and some want a kiss on them. {Name} may not like that, for it is wet or prickly. {his} body belongs to {Name}. So a child can choose how to say hello. A wave, a word or a high five is fine.
      D<kiss> There are many ways to say hello. In some lands people bow, and in some they rub noses. {Name} can choose one that feels right for this body. A hug that is not wanted is not a nice hug.
      P<kiss> A relative may be surprised when there is no kiss. A wave says hello just as well.
      P<kiss> Grown-ups were kissed a lot as children. Some of them wiped it off.
      Q<kiss> When a cheek comes close, {Name} may feel ____.
      H<kiss> {helper} can tell the visitors how hello is done here.
      H<kiss> {helper} can step in and say, "Wave or high five?"
      T<kiss> {he} can hold up a hand for a high five.
      T<kiss> {he} can say, "I say hello like this."
      C<kiss> {he} can say, "My body, my hello."
      A<kiss> Clap, said two hands in the air. The visitor laughed and did it again. No one was kissed, and everyone was greeted. A body knows what it likes.
      A<kiss> It was a wave from behind a leg. It counted. Later there was a drawing to show. A hug may come when somebody wants to give one.
      D<tickle> A tickle makes a body laugh, and the laugh comes by itself. {Name} may laugh and not like it at all. Nobody can see that from outside. So there is a word for it, and it is "stop". It counts with a friend and with a grown-up.
      P<tickle> The one who tickles may hear the laugh and not the word. A grown-up can learn to listen for the word.
      P<tickle> Some children like a bit of tickling. Some like none. Each body is asked.
      Q<tickle> When somebody does not stop, {Name} may feel ____.
      H<tickle> {helper} can talk to the one who tickles. ~ That is a job for a grown-up.
      T<tickle> {he} can say, "Stop," and come to a grown-up at once.
      C<tickle> {he} can say, "Stop. It is my body."
      A<tickle> A laugh is not a yes. The word "stop" is strong, and it is for everybody. It is not rude, and it is not mean. A body can be asked first.
    `),
    '6-7': script(`
      D<mine> Who decides about a hug? Both people in it do, and {Name} may be one of them. A body belongs to the person in it, from nose to toes. A hug can be nice on one day and too much on the next. To say no is not rude, because nobody can feel that from outside. A wave says hello just as well.
      D<mine> At the door, people say hello in many ways. They wave, they nod, they hug. {Name} may choose, because {his} body is {his} own. It is fine to change it from day to day. If someone has missed a no, it can be said again. A grown-up can help.
      D<swim> How can people know what is private? Swimwear shows it. The parts of {his} body under swimwear are private, front and back. Nobody looks at them, touches them or takes pictures of them for fun. Washing and doctors are for health, and then a grown-up says why.
      D<surprise> A surprise and a secret look alike, but they are not. A surprise is fun for {him}, and soon it gets told. A secret about a touch stays heavy. If someone says to hide a touch, the rule is simple. A grown-up is told, even if that someone is known and liked.
      D<row> There is more than one grown-up whom {Name} may tell about a touch. Some are at home, and some are at school. They can be thought of as a row. If the first one does not hear it well, the next one gets told. It goes on like that until somebody helps.
      D<row> Grown-ups who help can be thought of as a row. {Name} may tell any of them about a touch. Some are at home, and some are at school or next door. If a touch is not okay, one of them gets told. Some grown-ups listen well, and some are busy or do not understand. Then it is right to tell the next one.
      P A person who wants a hug can ask. If the answer is no, a kind person thinks, "Then a wave." It is not rude to say no to a hug.
      P Doctors and nurses see a lot of bodies. They look to find out what hurts. They say it first, and a known grown-up stays close.
      P People who break body rules may say that it is a game. They may say that nobody will believe it. It is still right to tell, and to tell again.
      Q When a touch is not okay, {Name} may feel ____. It may be in the tummy.
      Q When somebody asks first, {Name} may feel ____.
      Q Before telling something hard, {Name} may feel ____.
      H {helper} can listen, believe it and say, "It is not your fault."
      H {helper} can knock on the bathroom door and wait. ~ People like to be asked first.
      H {helper} can tell an aunt or a friend that waving is fine. ~ Then it is clear to all.
      H<helper> {helper} can name some people who can be told, together with {him}.
      T {he} can give a no, get away and tell a grown-up. ~ It counts even when the no was quiet.
      T {he} can choose a wave, a nod or a hug. ~ Each of them says hello.
      T {he} can draw it if words are hard. ~ It is still telling.
      T<comforter> {he} can hold {comforter} and tell it bit by bit. ~ There is time.
      T<quiet> After telling, {he} can spend some time {quiet}. ~ A rest is good then.
      C<mine> {he} can say, "No hug today, but here is a wave."
      C<swim> {he} can say, "Stop, that is private."
      C<surprise> {he} can think, "A touch is not a secret."
      C<row> {he} can think, "I tell until somebody helps."
      A<mine> A wave went over, and a wave came back. It was a kind hello, and {his} body is {his} own. If any touch is not okay, it is good to tell a grown-up. The rule is the same for big people.
      A<swim> Swimwear dries on a line, and the rule goes on all year. Private parts are private. If someone breaks the rule, it is not the fault of a child. It is right to tell, today or much later.
      A<surprise> The surprise has been told, and people have laughed. With a touch that was not okay, telling makes it lighter too. A grown-up who knows can help. {Name} may tell anything, at any time.
      A<row> The row is long, and it can be used from any end. It is right to tell again if the first time did not work. A body belongs to the person in it. There are people who will help to keep it so.
      D<own> Bodies are interesting, and {his} body is no exception. The parts under swimwear are private. It can feel nice to touch them, and that is not bad. It is a private thing, like going to the toilet. So it belongs in a place with a door.
      P<own> Nearly all children find that out. On a bus or in class, other people do not want to see it. They may not say so, because it is private for them too.
      Q<own> When somebody says, "Hands," {Name} may feel ____.
      H<own> {helper} can agree with {him} on a small sign. ~ Then no words are needed when others are near.
      H<own> {helper} can ask a doctor if it itches there. ~ Itches can be helped.
      T<own> {he} can give both hands a job, such as a pencil or a pocket. ~ Hands like to have one.
      T<own,comforter> {he} can hold {comforter} in both hands. ~ Hands like to have a job.
      C<own> {he} can think, "Good, and private."
      A<own> At home there is a door that can be shut. Everywhere else there are other things for hands. If anyone else touches private parts, it is right to tell. That is not the fault of a child. A body belongs to the person in it.
      D<show> What may be shown, and what is private? Faces and knees may be seen by anybody. The parts of {his} body under swimwear stay under the clothes near others. That is so in games too, even when somebody laughs. It is not bad to wonder about bodies, and there are books about them.
      P<show> Somebody who laughs at it may still find it odd. Other people often do not know what to say. It is easier for them when private parts stay private.
      Q<show> When a game is about private parts, {Name} may feel ____.
      H<show> {helper} can answer questions about bodies. ~ They are fine at any time.
      H<show> {helper} can think of a small sign with {him}. ~ A sign is quiet.
      T<show> {he} can take a question about bodies to a grown-up. ~ Grown-ups have heard most of them.
      T<show> {he} can say, "I do not play that," and start another game.
      T<show,comforter> {he} can tell the question to {comforter} first.
      C<show> {he} can think, "Private parts stay under the clothes."
      A<show> The game is about something else now. Bodies are interesting, and private parts are private, for everybody in the game. If someone else breaks that rule, it is right to tell. It is not the child's fault then.
      D<bare> People have worn clothes for ages, and not only against the cold. Clothes keep some parts of a body private. {Name} may find them hot, tight or scratchy, and want to be without. At home there are times for that, such as the bath. At {outplace}, private parts stay covered.
      P<bare> Others may laugh or look away when somebody undresses. Mostly they do not know what to do. It is easier for everybody when private parts stay private.
      Q<bare> When clothes feel like too much, {Name} may feel ____.
      H<bare> {helper} can find out what is wrong with the clothes. ~ It may be a seam, or the heat.
      H<bare> {helper} can agree on a word for "too hot" or "too tight". ~ A word is quick.
      T<bare> {he} can take off one layer and keep the rest on.
      T<bare> {he} can ask to go somewhere private, such as a toilet.
      C<bare> {he} can think, "One layer off is enough out here."
      A<bare> Home is near enough, and there the day clothes can come off. In the bath nobody needs a seam or a button. A body is a good thing to have. Its private parts stay private. Its feet may be as bare as they like.
      D<peer> At playtime some games have chasing, kissing or pulling at clothes in them. {Name} does not need to be in a game like that. {his} body belongs to {him}, and a no counts the first time. It counts even when others laugh and say that it is only fun. Somebody who does not stop breaks a rule.
      P<peer> The other child may have seen it somewhere and think it a joke. That explains it, and it does not make it right.
      P<peer> Teachers want to know about it. They can stop it without telling everyone who said so.
      Q<peer> When somebody does not stop, {Name} may feel ____. It may be in the tummy.
      H<peer> {helper} can listen to all of it and believe it.
      H<peer> {helper} can ask the school what is done about it.
      T<peer> {he} can say, "Stop. I do not want that," in a loud voice.
      T<peer> {he} can go where grown-ups are, and tell one of them each time.
      C<peer> {he} can think, "My no counts the first time."
      A<peer> To make it stop is the job of grown-ups, and not of a child. If one of them does not help, the next one can be told. It is not the child's fault. A body belongs to the one who is in it, in the playground too.
      D<kiss> Families say hello in their own way, and some kiss a lot. {Name} may not want to be kissed or to hug everybody. {his} body is {his} own, with relatives, too. It is not rude to say hello in another way. People all over the world bow, wave, nod and shake hands.
      D<kiss> A hug is nice when two want it. When one of them only holds still, it is half a hug. {Name} can decide about {his} own body, at the door as well. There is a hello for each kind of day.
      P<kiss> Someone who hoped for a kiss may need time to get used to it. Grown-ups can help each other with that.
      P<kiss> Older people learnt that children kiss when they are told to. Another grown-up can explain it to them.
      Q<kiss> At the door, with all of them coming in, {Name} may feel ____.
      H<kiss> {helper} can tell the relatives before the visit.
      H<kiss> {helper} can step in when somebody does not stop asking.
      T<kiss> {he} can be quicker than the kiss, with a hand held out.
      T<kiss> {he} can ask a question, such as, "How was the drive?"
      C<kiss> {he} can think, "I can be friendly and keep my cheeks."
      A<kiss> A hand was held out, and it was shaken. It looked very grown-up, and somebody was impressed. No body did a thing it did not like. The cake was shared by all.
      A<kiss> There were waves, a bow and one hug that was meant. Relatives get used to things, and faster when they are told kindly. Cheeks stayed dry. All were glad to be there.
      D<tickle> When a body is tickled, the laugh comes by itself, like a sneeze. {Name} may laugh loudly and want it to end. From outside that looks like fun. So the word counts, and not the laugh. "Stop" means now. It is so for people in the family, too. It is {his} body.
      P<tickle> Grown-ups who tickle often think that it is a game. Some were tickled like that when they were small. They can still learn that stop means stop.
      P<tickle> A game is only a game when everyone in it wants to play.
      Q<tickle> When "stop" is not heard, {Name} may feel ____. It can be more than one word.
      Q<tickle> When hands come close to tickle, {Name} may feel ____.
      H<tickle> {helper} can talk to the one who tickles, without {Name}. ~ Making it stop is a grown-up's job.
      H<tickle> {helper} can stay in the room on the next visit. ~ It is easier with somebody near.
      T<tickle> {he} can say, "Stop, I mean it," and walk to somebody who listens.
      T<tickle> {he} can tell it at home in the evening, or draw it. ~ Telling is right, whoever it was.
      C<tickle> {he} can think, "I laugh, and it is still a no."
      A<tickle> The laugh has gone, and the word is still there. Stop is for everybody, from the smallest to the biggest. Somebody who listens will help until it is kept. A body belongs to the one who lives in it.
    `),
    '8-10': script(`
      D<mine> A hug needs two people who want it. {Name} may want one on Sunday and none on Monday, and both are fine. A body belongs to the person who lives in it, at parties and on visits too. "No, thank you" is polite, and a wave is a greeting as well. People who love somebody would rather be told than guess.
      D<rules> A bathroom door has its lock on the inside for a reason. The person inside decides when it opens. Bodies work in the same way, and {his} body is no exception. Private parts, those that swimwear covers, are not for others to touch, look at or photograph. Doctors and nurses may need to check them for health. Then they explain why, and a trusted adult is in the room.
      D<surprise> A present in a wardrobe is hidden for a short time, perhaps from {him}. That is a surprise, and everyone is glad when it is told. A secret about bodies or touch is another matter. If someone asks for such a thing to be hidden, something is wrong with the asking. It makes no difference whether it is a stranger, a friend or somebody in a uniform.
      D<row> Telling works best with more than one name on the list. {Name} may know adults at home, at school, at a club or on a children's phone line. If somebody breaks the rules about touch, one of these people can be told. Some listen well at once. Others are tired or shocked, and then it is the next person's turn.
      D<row> Telling can be compared to ringing at doors. {Name} may know how that goes. At one door nobody comes, and at another somebody comes who does not understand. It does not mean that there was nothing to tell. If somebody breaks the rules about touch or private parts, it is right to ring at the next one. There are such doors at home, at school, at a doctor's and on a children's phone line. Together they make a list.
      P Most people like to be asked before a hug or a tickle. Many adults did not grow up with this and forget. It is polite to tell them, and polite of them to listen.
      P Someone who touches in a wrong way may use presents, jokes or threats. It is done to make telling hard. Grown-ups who protect children know these tricks.
      P An adult who is told may look upset. It is about what happened, and not about the one who told. Most are grateful that they know.
      Q If a touch seems wrong, {Name} might feel ____. Stomachs sometimes know before thoughts do.
      Q Saying no to a relative, {Name} may feel ____. It can be awkward and right at once.
      Q At the thought of telling, {Name} might feel ____. It is often smaller afterwards.
      H {helper} can listen to everything, believe it and keep calm. ~ It is not the fault of a child, whatever happened.
      H {helper} can back up a no in front of visitors. ~ It is easier when two people say it.
      H {helper} can knock, wait and respect a closed door. ~ Privacy grows with age.
      H<helper> {helper} can talk about bodies with the proper words. ~ Exact words make it easier to tell.
      T {he} can refuse, leave, and tell a trusted adult as soon as possible. ~ Telling late is still telling.
      T {he} can wave goodbye when a hug is not wanted. ~ Nobody is owed a hug.
      T {he} can show an adult any message that asks for pictures of a body. ~ No answer is needed.
      T<comforter> {he} can tell it with {comforter} near, in any order. ~ Nobody needs the whole story at once.
      T<quiet> After telling, {he} can spend some time {quiet}. ~ The adults can do the next part.
      C<mine> {he} can think, "It is my body, so I choose a hug or a wave."
      C<rules> {he} can think, "My body, and the lock is on my side."
      C<surprise> {he} can think, "Surprises get told, and so do wrong touches."
      C<row> {he} can think, "If one does not help, I tell the next."
      C<row> {he} can think, "No help here, so on to the next."
      A<mine> A visit can go well without anybody being squeezed. Most relatives get used to a wave after a while. If somebody will not stop, or a touch feels wrong, a trusted adult can be told, and then another. A no about a body needs no reason.
      A<rules> The lock stays on the inside, at nine and at ninety. A no counts even if it was whispered, or only thought. When somebody ignores that, the mistake belongs to them. Telling a trusted adult about any touch is right at any time.
      A<surprise> The present is unwrapped, and everybody knows what was in it. A good surprise ends like that. A wrong touch is no surprise of that kind, and it can be told today or ten years on. Somebody will want to know and help.
      A<row> Somewhere along the way a person listens, believes it and acts. It need not be the first. A body belongs to the one who lives in it, and keeping it safe is work for adults. There is no date after which a touch is too old to tell.
      A<row> The list can be long, and it is good to know it before it is needed. One of those people will know what to do. It is their task, and not {hers}, to stop somebody who breaks the rules. To tell, and to tell again, is the right thing to do.
      D<peer> There is a difference between a game and something that one person does to another. {his} body belongs to {him}, and a game has two people in it who both want to play. If somebody follows {Name} about, tries to kiss or grabs, that is no game. A no counts the first time and needs no reason.
      P<peer> Others may laugh, or say that it means somebody likes {him}. Liking somebody shows in stopping when they say stop.
      P<peer> The one who does it may have copied it from somewhere. Teaching better manners is work for adults.
      Q<peer> When it does not stop, {Name} might feel ____. Angry and uneasy often come together.
      H<peer> {helper} can listen, believe it and write down when it happened.
      H<peer> {helper} can speak to the school now, and ask what they are going to do.
      T<peer> {he} can say "Stop, I do not want that" loudly, and walk to where adults are.
      T<peer> {he} can tell a trusted adult each time, and then another, until it stops.
      C<peer> {he} can think, "My body, my no. Adults make it stop."
      A<peer> It is not a compliment, and it is not the fault of the person it is done to. Schools are meant to act on it, and they can do so quietly. Telling is no fuss. Break is for walking about without looking over a shoulder.
      D<tickle> A body laughs when it is tickled, even when it hates it. Scientists call that a reflex, like a sneeze. {Name} may know from the inside that it says nothing about fun. That is why a spoken "stop" outweighs any amount of laughing. It counts at once, and it makes no difference who is bigger, older or related.
      P<tickle> Adults who go on often believe that they are good at playing. Hearing that it is no fun is embarrassing for them. That is for them to deal with.
      P<tickle> Others in the room see somebody laughing and see no reason to step in. One clear sentence afterwards changes what they see the next time.
      Q<tickle> When "stop" is said and nothing stops, {Name} might feel ____. It may be several things at once.
      Q<tickle> Before the next visit, {Name} might feel ____.
      H<tickle> {helper} can speak to the person who tickles, plainly and before the next visit. ~ Making it stop is adult work.
      H<tickle> {helper} can stay within hearing and step in at the first "stop". ~ Then nobody needs to shout it.
      T<tickle> {he} can say, "No tickling," right at the door. ~ It is easier to say before it starts.
      T<tickle> {he} can leave the room and tell somebody who listens. ~ Telling is right, whoever it was and however it was meant.
      C<tickle> {he} can say, "I'm laughing and I mean stop."
      A<tickle> A laugh can be had against somebody's will, and a "stop" is hard to mishear. It has been said, and the people who listen see that it counts. Games that end at a word are still games, and the others were not. A body does not become public property on a visit.
      D<own> A body belongs to the person in it, and {his} body is no exception. Hands that have nothing to do like to go where it is warm, also into trousers. It can be calming to touch private parts, and that is not bad. It is private, as the toilet is. What makes the difference is the place and who else is there.
      P<own> In a classroom or a shop, other people can see it. They may laugh, look away or say nothing, since they do not know what to say. It is not for them to see.
      Q<own> When somebody says, "Hands," {Name} might notice ____.
      H<own> {helper} can agree with {him} on a short word or a sign for it. ~ It is quicker than a talk.
      H<own> {helper} can find something for hands in class, such as a smooth stone in a pocket.
      H<own> {helper} can ask a doctor if something itches or hurts there. ~ Doctors hear that every day.
      T<own> {he} can put both hands on the desk, or round something that can be squeezed. ~ Hands like a job.
      T<own,comforter> {he} can hold {comforter} with both hands. ~ Hands like a job.
      C<own> {he} can think, "Hands out here. The rest is private."
      A<own> Both hands are on the desk, and they have a pencil to look after. At home there is a room with a door, and what is private has its place there. If anybody else touches private parts, or wants to, it is right to tell. That is not the fault of the child. A body belongs to the person in it.
    `),
    '11+': script(`
      D<rules> At this age a body is changing, and so are the rules about who comes in without knocking. {Name has} a right to a closed door, and to decide who touches what. That includes hugs from relatives, tickling that has gone on too long, and people who stand too close. Private parts are nobody else's business, with the exception of health care. There, the reason is explained first and somebody trusted can be present.
      D<surprise> It may help to sort hidden things into two drawers. In the first are surprises and private thoughts, which harm nobody. In the second are things about bodies or touch that someone wants {him} to hide. The second drawer is worth opening in front of an adult, no matter who asked. A request for silence about a touch is itself the warning sign.
      D<row> Telling an adult about a touch does not require proof, and {Name does} not need to be certain what it was. People who break the rules about bodies are more often known people than strangers. They often begin with attention, presents or small dares, and they rely on silence. It may also happen on a screen, with a request for a picture. Unease is enough reason, and sorting it out is adult work.
      D<row> Hardly anybody tells about a wrong touch in one tidy sentence. It comes out in pieces, often in a car or over the washing-up. {Name} may know that, or may know somebody who is trying to tell. If it is about a body, a touch or a picture that was asked for, the pieces are enough. The adult who hears them can find somebody with training to put them together. It is not necessary to be sure, or to have said no.
      P People who mean well react well to a no. They may be surprised, and then they adjust. Anybody who argues with it, laughs or sulks has said something useful about themselves.
      P Freezing is a common reaction to a touch that is wrong. The body does it by itself, in the way it blinks. Those who work with young people know this, and they do not ask why nobody shouted.
      P Adults who are told may be shocked for a minute and say something clumsy. It does not mean that they doubt it. If one of them does not act, others will, including people on a phone line for children.
      Q When somebody comes too close, {Name} might notice ____. The body usually reports before the mind has an opinion.
      Q At the idea of telling an adult, {Name} may feel ____. Shyness about the words is the most common obstacle.
      Q After saying no, {Name} might feel ____. It can be right and uncomfortable at the same time.
      H {helper} can believe what is said, keep calm and say that it is not {his} fault. ~ There is no wrong time for telling.
      H {helper} can treat a closed door as closed. ~ Privacy at home makes it easier to insist on it elsewhere.
      H {helper} can stay in the room at the doctor's, or wait outside, as {Name prefers}. ~ It is possible to ask for another adult as well.
      H<helper> {helper} can answer questions about bodies with exact words and no speech. ~ Plain talk now makes hard talk easier.
      T {he} can leave any situation that seems wrong and ring somebody trusted. ~ Being rude is allowed when it is about safety.
      T {he} can save a message that asks for pictures, leave it unanswered and show an adult. ~ The blame lies with whoever asked.
      T {he} can write it down if that is easier. ~ A note handed over counts as telling.
      T<comforter> {he} can tell it at home with {comforter} near and the light low. ~ It does not need to be face to face.
      T<quiet> After telling, {he} can spend the evening {quiet}. ~ The next steps belong to the adults.
      C<rules> {he} can think, "I decide, and I do not need a reason."
      C<surprise> {he} can think, "If it is about touch, it gets told."
      C<row> {he} can think, "Unease is enough, and I can tell."
      C<row> {he} can think, "It can be told in pieces."
      A<rules> Those rules do not end with childhood, since they are the same for adults. A body belongs to the person living in it, on good days and bad ones. If somebody has ignored that, it was their decision and their responsibility. Telling somebody trusted is right, however late it is.
      A<surprise> The first drawer can stay shut for as long as anybody likes. The second gets lighter the moment another person has looked into it. It is not disloyal to tell about a touch that was wrong, even if the person is liked. It is how it stops, and how others are kept safe.
      A<row> One piece told to one person is a beginning, and a beginning can be repeated with somebody else. The responsibility lies with whoever did it. There are adults whose profession is to hear about bodies and touch without being shocked, and some of them answer a phone line for children. Whatever {Name} may wish to tell would be heard there.
      A<row> There is a first person to tell and a second, and after those there are people whose profession it is. It makes no difference how long ago it was, or whether there was a no. {his} body is {his} own. Somebody will listen, and telling can go on until somebody does.
      D<peer> What is called teasing, flirting or banter has a simple test, which is whether both people want it. Being followed, grabbed, kissed or commented on against one's will fails it, and the word for that is harassment. {Name} did nothing to cause it, and {his} body belongs to {him} in corridors and on buses as anywhere else. A no needs to be said once, and saying nothing is not a yes.
      P<peer> Bystanders tend to laugh because they do not know what to do. One of them, asked directly, often turns out to be on the right side.
      P<peer> People say that it only means somebody is interested. Interest asks, and it takes no for an answer.
      Q<peer> When it happens again, {Name} might notice ____. Freezing is common, and it is not consent.
      H<peer> {helper} can believe it, keep a record and insist that the school acts. ~ It is obliged to.
      H<peer> {helper} can ask first what {Name} wants to happen next.
      T<peer> {he} can say "Do not do that" once, clearly, and leave for a place with people.
      T<peer> {he} can note what happened and when, and tell an adult the same day, and then the next adult.
      C<peer> {he} can think, "My body, my no. The rest is their fault."
      A<peer> It may take more than one conversation before it stops. It is not the responsibility of the person it is done to, and telling is not a betrayal of anybody. Adults who know about it are expected to act. A body and the space around it are not public.
      D<tickle> A body that is tickled laughs, and it does so against its owner's will. The laugh is a reflex, located deep in the brain, and it comes whether a person is amused or desperate. {Name} may have been told afterwards that it looked like fun. It is worth knowing that this proves nothing. What counts is what was said, and "stop" is a complete sentence, for relatives too. Whose body it is does not change with age, size or affection.
      P<tickle> People who carry on usually see themselves as playful. Being told otherwise is uncomfortable, and some of them get over it by calling it a joke. Their discomfort is not a reason to go on.
      P<tickle> A family may find it hard to take seriously what happens in the middle of the living room. It gets easier when somebody names it in one sentence: "I said stop, and it did not stop."
      Q<tickle> When a "stop" gets laughed off, {Name} might feel ____. Fury would be reasonable, and so would doubt.
      Q<tickle> Before seeing that person again, {Name} might notice ____.
      H<tickle> {helper} can have that conversation with the person in question, without {Name} there. ~ It is not a matter for a vote.
      H<tickle> {helper} can ask whether there is anything else that did not stop. ~ Any answer will be believed.
      T<tickle> {he} can say it in advance, in front of others: "No tickling, thanks." ~ In front of others it is harder to overlook.
      T<tickle> {he} can leave, and tell somebody who listens. ~ If the first one does not, the next one may.
      C<tickle> {he} can think, "A reflex is not a yes."
      A<tickle> The reflex will go on working, as reflexes do. What can change is what others make of it, and that is now in the hands of people who have been told. "Stop" is a short word with a plain meaning, in every family. A body goes on belonging to one person, also when it laughs.
      D<own> Some things about a body are perfectly normal and still not for company. Touching private parts is among them. {Name} may do it out of habit, because it is calming, because of an itch, or without any thought at all. None of that is bad or strange. It belongs in a place where nobody else is, such as a bedroom with the door shut. A classroom, a bus and a sofa with people on it are not that place.
      P<own> Others who see it are uneasy, and they may make a joke or a story of it. At this age people talk. It is much easier to change where hands are than what people say.
      Q<own> When somebody brings it up, {Name} might feel ____. Most people would rather talk about something else.
      H<own> {helper} can agree on one word or one gesture as a reminder, and leave it at that. ~ A second sentence is hardly ever needed.
      H<own> {helper} can knock and wait before coming into a bedroom, so that there is a private place at all.
      H<own> {helper} can ask a doctor about an itch or a pain. ~ It is an ordinary appointment.
      T<own> {he} can keep something in a pocket for hands, such as a key ring or a smooth stone, and hold that.
      T<own> {he} can sit with both hands on the table where others are. ~ It looks like nothing, which is the point.
      C<own> {he} can think, "Normal, private, later."
      A<own> Hands learn new places in a few weeks, since most of it is habit. A room with a door that shuts is where private things belong. If another person touches private parts, asks for it or sends pictures, it is right to tell. It is not the fault of the one it happens to. A body belongs to the person who lives in it.
    `),
  },
};

export const bodySafety: Frame = withScenes(own, askedIntoACar, askedToKeepQuiet, askBeforeGoingAlong);
