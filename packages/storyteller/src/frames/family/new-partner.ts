import { timeForTwo } from './step/time-for-two.ts';
import { daddyNow } from './step/daddy-now.ts';
import { aGuestOverThere } from './step/a-guest-over-there.ts';
import { rudeToTheNewcomer } from './step/rude-to-the-newcomer.ts';
import { parentMarries } from './step/parent-marries.ts';
import { firstMeeting } from './step/first-meeting.ts';
import { roomOverThere } from './step/room-over-there.ts';
import { withScenes } from '../scene.ts';
import { movingIn } from './step/moving-in.ts';
import { notBeside } from './step/not-beside.ts';
import { thereOnSomeDays } from './step/there-on-some-days.ts';
import { thereEveryDay } from './step/there-every-day.ts';
import { notMyDad } from './step/not-my-dad.ts';
import { script, type Frame } from '../../frame.ts';
import { partnersChild } from './step/partners-child.ts';

/** Somebody who joined the family long ago: nothing about it is new, and no hello is left to be said. */
const LONG_SINCE = String.raw`(?:for|after|over) (?:\w+ ){0,2}years|\d+ years|years ago|since (?:he|she|they|my \w+) (?:was|were) (?:a |an )?(?:\w+ )?(?:baby|toddler|born|little|small|tiny|one|two|three|four|five|six|\d+)`;
const NEW_PARTNER = String.raw`partner|boyfriend|girlfriend|fianc\w+|husband|wife`;
/** Fond of two, and afraid that one of them minds: "calls his step mum mum, and his real mum is upset". */
const TORN =
  /\b(?:torn|loyal\w*|disloyal|betray\w*|take (?:his|her|their|a) side|guilty|(?:mum|mummy|mom|mother|dad|daddy|father)(?:'s| is| gets| will be| would be|'ll be) (?:so |very |really |now )?(?:upset|sad|hurt|jealous|cross)|call(?:s|ed|ing)? (?:his |her |my |the )?(?:step[- ]?\w+|partner|husband|wife|boyfriend|girlfriend)[^.]{0,16}\b(?:mum|mummy|mom|dad|daddy))\b/i;
const FOR_YEARS = new RegExp(
  String.raw`^(?!.*(?:${TORN.source}))(?!.*\b(?:new|first time|first meeting|introduc\w+|meet|meeting|met|moving in|moves in|moved in|moved out|left|split\w*|broke|wedding|marrying|getting married|started seeing|dating|(?:of|with) (?:only|just) (?:us|the)|just us|only us|us two|the two of us|on our own|alone|single)\b).*(?:\bstep[- ]?(?:dad|daddy|mum|mummy|mom|father|mother|parent)s?\b|\b(?:my|her|his) (?:husband|wife),? who is(?:n'?t| not)\b|\b(?:${NEW_PARTNER})\b.*\b(?:${LONG_SINCE})\b|\b(?:${LONG_SINCE})\b.*\b(?:${NEW_PARTNER})\b)`,
  'i',
);

const own: Frame = {
  id: 'new-partner',
  name: 'A parent has a new partner',
  says: [
    'mums new boyfriend',
    'dad has a new girlfriend and he hates her',
    'i want to introduce my new partner',
    'meeting my boyfriend for the first time',
    'she is rude to my partner',
    'my partner stays over now and my son is angry',
    'jealous of my new boyfriend',
    'i am dating again and my daughter is not happy',
    'he says you are not my dad to my partner',
    'my new partner and my child do not get on',
    'dads girlfriend stays the night',
    'wont accept my new man',
    'i started seeing someone',
    'she wont talk to my girlfriend',
    'my ex has a new partner and our son is confused',
    'what should she call my partner',
    'daddy kisses his girlfriend and he gets mad',
    'she wants me and her dad back together not my boyfriend',
    'new man in my life',
    'two mums now, my partner and i moved in together and he sulks',
    'my fiance and my kids',
    'kid hates my husband who is not her father',
    'step parent and child do not get along',
    'telling kids about a new relationship',
  ],
  claims: {
    strong: [
      'my partner comes',
      'partner comes round',
      'partner stays over',
      'boyfriend moved out',
      'girlfriend moved out',
      'partner moved out',
      'boyfriend left',
      'girlfriend left',
      'my boyfriend',
      'my girlfriend',
      'mum boyfriend',
      'mum girlfriend',
      'dad girlfriend',
      'dad boyfriend',
      'mum new boyfriend',
      'dad new girlfriend',
      'dad has girlfriend',
      'mum has boyfriend',
      'dad has a new girlfriend',
      'mum has a new boyfriend',
      'introduce my partner',
      'introduce my boyfriend',
      'introduce my girlfriend',
      'introduce partner',
      'introduce boyfriend',
      'introduce girlfriend',
      'meet my partner',
      'meet my boyfriend',
      'meet my girlfriend',
      'meeting my boyfriend',
      'meeting my girlfriend',
      'partner stay over',
      'boyfriend stay over',
      'girlfriend stay over',
      'girlfriend stays the night',
      'boyfriend stays the night',
      'dating again',
      'started dating',
      'i am dating',
      'seeing someone',
      'new man in my life',
      'new woman in my life',
      'my new man',
      'new relationship',
      'accept my partner',
      'accept my boyfriend',
      'accept my girlfriend',
      'accept my new',
      'rude to my partner',
      'rude to my boyfriend',
      'rude to my girlfriend',
      'jealous of my partner',
      'jealous of my boyfriend',
      'jealous of my girlfriend',
      'hate my partner',
      'hate my boyfriend',
      'hate my girlfriend',
      'hate my husband',
      'call my partner',
      'ex has a new partner',
      'ex has a new girlfriend',
      'ex has a new boyfriend',
      'you are not my dad',
      'you are not my mum',
      'my partner and my',
      'my fiance and my',
      'new fella',
      'new bloke',
      'new man',
      'new lady friend',
      'seeing someone new',
      'my other half moved in',
      'dads new wife',
      'mums new husband',
      'my partner is moving in',
      'my new partner',
      'boyfriend is moving in',
      'girlfriend is moving in',
      'partner is moving in',
      'stepdad',
      'stepmum',
      'stepmom',
      'not my real dad',
      'not my real mum',
    ],
    cues: ['boyfriend', 'girlfriend', 'fiance', 'dating', 'stepdad', 'stepmum', 'stepmom', 'accept', 'introduce'],
    not: [
      'friend has a boyfriend',
      'friend has a girlfriend',
      'friend has got a boyfriend',
      'friend has got a girlfriend',
      'friend got a boyfriend',
      'friends have boyfriends',
      'her friends boyfriend',
      'to each other',
      'each other again',
      'her boyfriend',
      'his girlfriend at school',
      'partner work',
      'dance partner',
      'first boyfriend',
      'first girlfriend',
      'foster',
    ],
  },
  topicWords: ['new', 'partner', 'step', 'hook'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Children need time with the new partner of a parent; relationships in stepfamilies often take years, not weeks.',
    'Liking a new partner takes nothing away from the other parent; children often feel torn about it.',
    'A new partner does not replace a parent; what a child calls the new person is best agreed on together.',
    'Time alone with the own parent goes on mattering.',
    'New partners are often nervous and try too hard, or keep their distance.',
    'A child decides about hugs and kisses and may choose a wave; whoever feels uneasy with an adult can tell a trusted person, and keep telling until somebody helps (NSPCC).',
    'The word part "step-" comes from an Old English word for children whose parent had died.',
    'Rules in a new household work best when the own parent stays responsible for them at first.',
  ],
  threads: {
    news: 'news about a parent, which gets old like other news',
    chair: 'one more chair at the table',
    wave: 'a hello can be a wave',
    name: 'what to call somebody new',
    dishes: 'the way somebody new does the dishes',
    sum: 'a sum in which nothing is taken away',
    clue: 'what a new person does not know yet',
    audition: 'everybody is too polite, as in an audition',
    step: 'the old word step',
    torn: 'two hands, of which each can hold somebody',
    years: 'toast cut in two ways: a step-parent of many years',
    left: 'a hook without a coat: a partner who has gone again',
    there: 'somebody new in the life of the parent who lives elsewhere',
    wedding: 'a wedding in the family, and the ordinary Tuesday after it',
  },
  threadCues: {
    news: /\b(?:dating|dates|started (?:seeing|going out)|seeing (?:someone|somebody|a)|(?:met|with) (?:someone|somebody) new|embarrass\w*|asham\w*)\b/i,
    wedding:
      /\b(?:wedding|bridesmaid|page ?boy|get(?:ting)? married|marry(?:ing)?|marries|engaged|engagement|propos(?:ed|ing)|fianc\w+|remarr\w+|best man|flower girl)\b/i,
    there:
      /\b(?:(?:his|her|their) (?:dad|daddy|father)|(?:dad|daddy)(?:'s| has| is| got)|(?:my |the |our )?ex(?:-?\w+)?|(?:his|her|their) (?:mum|mummy|mom|mother)(?= (?:has|is|and|lives)\b))\b[^.]{0,60}\b(?:girlfriend|boyfriend|new (?:partner|wife|husband|woman|man|lady))\b/i,
    torn: TORN,
    years: FOR_YEARS,
    audition: /\b(?:meet|meeting|met|introduc\w+|first time|supper|dinner|comes? (?:over|round)|visits?)\b/,
    left: /\b(?:(?:partner|boyfriend|girlfriend|step(?:dad|mum|father|mother)|fianc\w+|[a-z]+) (?:has |have |just )?moved out|(?<!\b(?:dad|father|mum|mother|daddy|mummy)\b[^.]{0,12})(?:has left|left us)\b(?![^.]*\bnew (?:partner|boyfriend|girlfriend)\b)|broke up|broken up|split (?:up|from)(?! (?:from|with) (?:his|her|their) (?:dad|father|mum|mother))|splitting up|separated from my|dumped|ended it|(?:partner|boyfriend|girlfriend|he|she) (?:is|has|have) gone|no longer together|not together any ?more|(?:my|our) ex[- ]?(?:boyfriend|girlfriend|partner)\b(?![^.]*\b(?:new|has)\b))\b/,
  },
  answers: { left: /\b(?:miss\w*|asks? for)\b/i },
  onlyWhenSaid: ['news', 'torn', 'left', 'years', 'audition', 'there', 'wedding'],
  tellsAlone: ['torn', 'left', 'years', 'there', 'wedding'],
  roles: {},
  titles: {
    young: [
      { text: 'One Hand for Each', thread: 'torn' },
      { text: 'The Day After the Wedding', thread: 'wedding' },
      { text: 'Somebody New Over There', thread: 'there' },
      { text: 'A Hook Without a Coat', thread: 'left' },
      { text: 'Toast, Two Ways', thread: 'years' },
      { text: 'One More Chair', thread: 'chair' },
      { text: 'Scrape, Goes a Chair', thread: 'chair' },
      { text: 'A Small Hello', thread: 'wave' },
      { text: 'Wave, Wave, That Is Enough', thread: 'wave' },
      { text: 'A Name for Somebody New', thread: 'name' },
      { text: 'What to Call Somebody New', thread: 'name' },
      { text: '{name} and the Family' },
    ],
    older: [
      { text: 'One Hand for Each', thread: 'torn' },
      { text: 'Not a Vote', thread: 'torn' },
      { text: 'The Family News', thread: 'news' },
      { text: "Somebody Else's News", thread: 'news' },
      { text: 'A Wedding and a Tuesday', thread: 'wedding' },
      { text: 'Somebody New Over There', thread: 'there' },
      { text: 'A Hook Without a Coat', thread: 'left' },
      { text: 'An Empty Hook', thread: 'left' },
      { text: 'What to Call Somebody New', thread: 'name' },
      { text: 'Not Mum, Not Dad, but a Name', thread: 'name' },
      { text: 'Forks First', thread: 'dishes' },
      { text: 'Another Way With Plates', thread: 'dishes' },
      { text: 'A Sum Without a Minus', thread: 'sum' },
      { text: 'Nothing Taken Away', thread: 'sum' },
      { text: 'Which Drawer Sticks', thread: 'clue' },
      { text: 'What a New Person Does Not Know', thread: 'clue' },
      { text: 'Squares and Triangles', thread: 'years' },
      { text: 'Toast, Two Ways', thread: 'years' },
      { text: 'The Audition', thread: 'audition' },
      { text: 'Supper With Best Manners', thread: 'audition' },
      { text: 'An Old Syllable', thread: 'step' },
      { text: 'Step by Its Old Name', thread: 'step' },
      { text: 'People in One Family' },
    ],
  },
  benefits: [
    'Says that a new partner replaces nobody, and that liking somebody takes time.',
    'Leaves it to {name} how near to be and what to feel.',
    'Names time alone with a parent as something to ask for.',
  ],
  talk: {
    young: [
      'What is new in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we plan a time that is only for the two of us?',
    ],
    older: [
      'What does the story say about liking somebody?',
      'Which word went into the blank, and can it be two words?',
      'Shall we agree on what stays just as it is?',
    ],
  },
  ofThread: {
    torn: {
      benefits: [
        'Says that liking one person takes nothing from another.',
        'Leaves the feelings of grown-ups to the grown-ups.',
        'Gives {name} a way not to choose.',
      ],
      talk: {
        young: [
          'What can two hands hold in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we choose a good name for each one?',
        ],
        older: [
          'What is for the grown-ups to look after, in the story?',
          'Which word went into the blank, and can it be two words?',
          'Shall we talk about who is called what?',
        ],
      },
    },
    left: {
      benefits: [
        'Says plainly that somebody has gone, and that it may be minded.',
        'Leaves room for missing somebody who was not a parent.',
        'Offers {name} company and one small thing to do.',
      ],
      talk: {
        young: [
          'Whose coat is not on the hook in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we say one thing that was good?',
        ],
        older: [
          'Which sentence in the story is true for you?',
          'Which word went into the blank, and can it be two words?',
          'Shall we talk about what we miss, and what we do not?',
        ],
      },
    },
    years: {
      benefits: [
        'Says that ways differ, and that people can be cross about small things even after years.',
        'Leaves it to {name} what to feel about a step-parent.',
        'Names something that can be asked for.',
      ],
      talk: {
        young: [
          'How is the toast cut in the story?',
          'Which word fits in the blank for {name} today?',
          'Shall we plan a time that is only for the two of us?',
        ],
        older: [
          'Which small thing would you name, in place of the toast?',
          'Which word went into the blank, and can it be two words?',
          'Shall we agree on one thing that changes and one that stays?',
        ],
      },
    },
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'stand',
    feeling: 'shy',
    companion: 'grown-up',
    props: ['chair', 'plate'],
  },
  text: {
    '2-3': script(`
      D<chair> Scrape, goes a chair. It is for somebody new. {Name} may look. It is one more chair.
      D<chair> Scrape, scrape. {Name} hears a chair. Somebody new sits down. The table is big.
      D<wave> Somebody new says hello. {Name} may wave. A wave is a hello too. Wave, wave, that is enough.
      P Somebody new may be shy as well.
      P New people talk a lot. Or they do not.
      P One child hides. One child says hello.
      Q Near somebody new, {Name} may feel ____.
      Q At the table, {Name} may feel ____.
      Q After that, {Name} may feel ____.
      H {helper} can sit next to {him}.
      H {helper} can play with just {Name}.
      H {helper} can give a hug.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can read at bedtime.
      T {he} can wave.
      T {he} can ask for a lap.
      T {he} can show one toy, or not.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      C<chair> {he} can say, "Scrape, my chair is here."
      C<chair> {he} can say, "One chair more."
      C<wave> {he} can say, "I can just wave."
      C<topic> {he} can think about {topic}.
      A<chair> There is one more chair. It is for somebody new. There is a place for {Name}. It is still there.
      A<chair> Scrape, the new chair is out. Scrape, it is in. All done. Here is a lap for {Name}.
      A<wave> A wave is small. It is a good start with somebody new. There is time. Wave, wave.
      D<left> The hook is free. A coat was there. {Name} may look for somebody. That one lives far off now.
      P<left> Grown-ups may be sad too.
      P<left> Two grown-ups said bye-bye. No child made it so.
      Q<left> Seeing the hook, {Name} may feel ____.
      H<left> {helper} can sit with {him}.
      H<left> {helper} can say it again.
      T<left> {he} can say the name.
      T<left> {he} can ask for a hug.
      C<left> {he} can say, "Bye-bye, coat. I am here."
      A<left> The hook is free. {Name is} here. There is a lap. Here is supper, too.
    `),
    '4-5': script(`
      D<name> A parent has a new partner. That is somebody new for {Name}. What is a good name to say? It can be a first name. Some names are taken already, so it is not one of those.
      D<name> Somebody new says hello. {Name} may not know what to say. "Hello, you" is a bit odd. A new partner has a first name too. Together, people can find one that fits. The old names stay where they are.
      D<chair> When a parent has a new partner, there is one more chair. Scrape, it goes, and {Name} may look at it. The old places are still the old places. It can look odd for a while.
      P Somebody new may talk too much or too little. It is hard to be new. Most grown-ups have a funny tummy then too.
      P A parent can love a partner and love a child. It is not the same love, and there is enough.
      P Some children like somebody new at once. Some need a year. Nobody counts the days.
      P A child may think, "If I say hello, somebody is sad." Grown-ups can look after that. It is not a child's job.
      Q Near somebody new, {Name} may feel ____.
      Q When a parent holds hands with somebody new, {Name} may feel ____.
      Q When they are all in one room, {his} tummy may feel ____.
      H {helper} can keep a time that is just for {Name}. ~ It is good to know the day.
      H {helper} can say what stays the same. ~ It helps to hear that.
      H {helper} can ask first, "A hug or a wave?" ~ Both are polite.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can do a thing that is just for two.
      T {he} can choose a wave and not a hug.
      T {he} can ask, "When is my time with just you?"
      T {he} can show one thing, or keep it in a box.
      T<comforter> {he} can sit close with {comforter}.
      T<quiet> {he} can spend some time {quiet}.
      C<name> {he} can say, "I call you by your name."
      C<name> {he} can think, "A new name, and the old ones stay."
      C<chair> {he} can say, "This one is my place."
      C<topic> For a rest, {he} can think about {topic}.
      A<name> A name is a good start. Liking can come later, or only a bit of it. A new partner does not take the place of anyone. Each old name stays with its person.
      A<name> By and by, the new name gets easier to say. On some days it may still be hard. {Name} has a name too, and it fits nobody else.
      A<chair> After a meal, the chair goes back in. It may squeak. {his} place is still {his} place. New people need a chair, and they need time.
      D<years> Toast can be cut in squares or strips. A parent may know one way, and a step-parent the other. {Name} has had a step-parent for a while now. They can be cross about small things. Then it is not about toast.
      P<years> A step-parent may not know what is the right thing to do. Grown-ups do not know it all.
      P<years> It is hard for a parent when two dear people are cross. It is not a child's job to mend that.
      Q<years> When it gets cross at home, {Name} may feel ____.
      Q<years> Next to a step-parent, {Name} may feel ____.
      H<years> {helper} can hear both, one at a time. ~ It is good to be heard.
      H<years> {helper} can say who makes which rule. ~ Then it is clear.
      T<years> {he} can say, "I do not like it like that."
      T<years> {he} can ask for time with just a parent.
      C<years> {he} can think, "Squares or strips, it is toast."
      C<years> {he} can say, "I am cross, and we can talk."
      A<years> Two ways to cut toast can be in one home. In a step family, people can be cross and say good night. Liking does not need to be big. {Name} belongs in this family.
      D<left> There is a hook with no coat on it. A partner who was often here has moved out. {Name} may miss the jokes or the pancakes. It is fine to miss somebody. Grown-ups decided it, and no child made it happen.
      P<left> A parent may be sad about it, or cross, or glad. Grown-ups can be all three.
      P<left> The one who went may miss things here as well. Missing can go both ways.
      Q<left> When {Name} sees the free hook, it may feel ____.
      Q<left> At supper, with one plate less, {Name} may feel ____.
      H<left> {helper} can say what is known and what is not. ~ A true answer helps.
      H<left> {helper} can hear about the missing. ~ It is fine to say the name.
      T<left> {he} can draw what was nice.
      T<left> {he} can ask the same thing again.
      C<left> {he} can think, "I can miss somebody and have a good day."
      A<left> The hook may stay free, or get a bag. The pancakes were real pancakes. It is fine to miss a partner of a parent. The people of the family are here.
      D<there> One parent lives in another home. In that home there is somebody new, a partner. {Name} may see a strange cup there, or hear a new name. Grown-ups chose it, and no child made it so. The parent is still the parent.
      P<there> A parent with a new partner may be glad and nervous. The child is as important as before.
      P<there> The new one may not know what to say. So the new one may talk a lot, or not at all.
      Q<there> When {he hears} about somebody new, {Name} may feel ____.
      H<there> {helper} can listen, and not say who is right.
      H<there> {helper} can keep things as they are here. ~ Supper is at the same time.
      T<there> {he} can say, "I want a time for just us two."
      T<there> {he} can draw who lives where.
      C<there> {he} can think, "New over there, the same in here."
      A<there> In one home there is somebody new. In one home all is as it was. It is fine to like the new one, or not yet. It does not take a parent away. {Name} has a place in both.
      D<wedding> There will be a wedding. A parent and a partner will say yes, and people will clap. {Name} may have a part in it, or may just be there. A wedding has new shoes, cake and a lot of aunts. The day after it, there is breakfast as before.
      P<wedding> Grown-ups get busy before a wedding. They talk of chairs and cake. They may forget to ask how it is for a child.
      P<wedding> A wedding adds a partner. It does not take a parent away, here or in another place.
      Q<wedding> Thinking of the wedding, {Name} may feel ____.
      H<wedding> {helper} can say what changes and what stays.
      H<wedding> {helper} can keep a bit of time for just two.
      T<wedding> {he} can say, "I want to hold a hand."
      T<wedding> {he} can ask who stands where.
      C<wedding> {he} can think, "A big day, and then breakfast."
      A<wedding> The cake is gone, and the new shoes are off. It is fine to like that day, or just some of it. A partner is a partner, and a parent is a parent. {Name} has the same place at the table.
      D<torn> A child has two hands. One can hold a parent, and one can hold a step-parent. {Name} may wonder which hand to take away. It can be neither. No child made it like this.
      P<torn> A parent can feel a pinch when a child likes somebody new. It is a grown-up's pinch. Grown-ups can look after it.
      P<torn> A name is a word for a person. There are first names and short names. There are enough for all.
      Q<torn> When both of them are there, {Name} may feel ____.
      H<torn> {helper} can say, "You can like them both."
      H<torn> {helper} can ask which name feels right. ~ It can change later.
      T<torn> {he} can say, "I like you both."
      T<torn> {he} can tell somebody that it pinches.
      C<torn> {he} can think, "Two hands, and room for both."
      A<torn> A parent is still the parent. A step-parent takes nothing away. Two hands can hold two people. If a grown-up is sad, other grown-ups help. It is not a job for small hands.
    `),
    '6-7': script(`
      D<dishes> When a parent has a new partner, things are done in new ways. One day {Name} may see it at a sink. Perhaps it was plates first in the family. Somebody new begins with the forks. It is not wrong, and it still looks wrong. Everybody needs time to get used to forks.
      D<dishes> Forks first, or plates first? In {his} family nobody may have asked that. A new partner may do it the other way round. It can be the same with toast and towels. A family has many small habits. One can see them only when somebody new does not know them.
      D<name> What do people call a parent's new partner? {Name} may have thought about that. Some names are taken, and they stay where they are. A first name is fine. Some families make up something else later. It works best when everyone may say yes or no.
      P The new partner may be nervous. Grown-ups who are nervous make jokes, or buy too many biscuits. They hope that somebody will help them.
      P A parent may be happy and worried at once. They would like everybody to get on by Sunday. It takes longer than that, often years.
      P Liking somebody new does not take anything from the other parent. It may look like that from inside. Liking does not work like chairs, one out and one in.
      P Other children may have a stepdad or a stepmum themselves. They can say how it was. Often it began with not liking the food.
      Q When somebody new is in the room, {Name} may feel ____. Two feelings can be there at once.
      Q When a parent laughs with a new partner, {Name} may feel ____.
      Q When they all meet, {his} tummy may feel ____. It may be another feeling after it.
      H {helper} can keep a time each week just for {Name}. ~ It is good when that stays.
      H {helper} can be the one who says the rules for now. ~ Rules are easier from somebody known.
      H {helper} can listen to a complaint about it. ~ It does not need to be polite at once.
      H<adult> {helper} can help by {adult}, as before. ~ It has helped at other times.
      H<helper> {helper} can hear "I miss how it was" and stay. ~ That sentence is not rude.
      T {he} can choose hello, a wave or a handshake. ~ Each person decides about hugs.
      T {he} can teach somebody new one thing about the family. ~ It feels good to be the one who knows.
      T {he} can tell a trusted grown-up when something does not feel right. ~ It is right to tell until somebody helps.
      T<comforter> {he} can keep {comforter} in a place of its own. ~ Some things are not for sharing.
      T<quiet> {he} can spend some time {quiet}. ~ New people use up a lot of looking.
      C<dishes> {he} can think, "Forks first, and the plates survive."
      C<dishes> {he} can say, "We do the plates first here."
      C<name> {he} can think, "It is a name, and it is not a swap."
      C<topic> For a rest, {he} can think about {topic}.
      A<dishes> A day may come when nobody looks at the forks. Or there is a rule about them, and nobody knows who made it. A new partner learns how a family does things, and the family learns too. {his} place in it was there first.
      D<years> Toast can be cut into squares or triangles. {Name} has a step-parent, who came to the family with another way of cutting. After all this time they may still get cross about small things. Mostly it is not about the toast. It is about who decides, and who belongs.
      P<years> A step-parent may not be sure what is allowed. Shall they be strict, or leave it to the parent? Some try both and get both wrong.
      P<years> A parent may feel pulled from two sides when there is a row. That is a grown-up's thing to sort out. It is not a child's fault.
      P<years> Many people in step families say that it goes up and down. Good weeks and bad weeks come in turns.
      Q<years> When a step-parent says no, {Name} may feel ____. Two feelings can be there at once.
      Q<years> After a row, {his} tummy may feel ____.
      H<years> {helper} can listen to both, one after the other. ~ Being heard makes people less loud.
      H<years> {helper} can settle which rules come from whom. ~ It is easier to keep a rule that is clear.
      T<years> {he} can name one thing that would help, at a calm time. ~ One thing is easier to do than ten.
      T<years> {he} can tell a trusted grown-up if something is not right. ~ And then tell one more, until somebody helps.
      C<years> {he} can think, "Squares or triangles, I still belong here."
      C<years> {he} can say, "Can we start that again, more slowly?"
      A<years> There are families with two ways to cut toast, and nobody starves. A step-parent does not need to be loved like a parent. Kind words and fair rules are a good deal. They can be asked for, and they can be given.
      A<dishes> New habits and old habits can share one sink. It is fine to miss the old ones. It is also fine to find that a new way is not bad. One does not undo the other.
      A<name> A name gets easier each time it is used. It may stay a name, or it may grow into more. No one can know that yet. The new partner has one, and {Name} has one. So has everyone who was there before.
      D<left> Partners of parents come into a family, and sometimes they go again. {Name} may see the hook in the hall, with no coat now. It was decided by two grown-ups. Nothing that a child did or said was the reason. And still it may be {Name} who misses somebody.
      P<left> A parent may not want to talk of it yet. That does not mean that it cannot be asked.
      P<left> Friends may say, "But it was not your dad." They mean to help. Missing does not ask who somebody was.
      Q<left> Passing the empty hook, {Name} may feel ____. It may be two things at once.
      Q<left> When the name comes up, {Name} may feel ____.
      H<left> {helper} can say if there can be a visit or a letter. ~ Yes, no and not yet are all true answers.
      H<left> {helper} can listen, even when it is hard to hear. ~ Grown-ups can bear it.
      T<left> {he} can write or draw a goodbye. ~ It can be sent, or kept.
      T<left> {he} can say the name out loud. ~ It is fine to hear it.
      C<left> {he} can think, "It was not me, and I may miss somebody."
      A<left> What was good stays good, like a joke that still works. Hooks in the hall get filled and get free again. The family that was there before is there now. Supper has the right number of plates.
      D<there> A parent who lives elsewhere can have somebody new there, called a partner. {Name} may hear of it on the phone or see a second toothbrush. Grown-ups decided it, and it is not about anything a child did. A parent stays a parent, in every home. All the same, it is a lot that is new.
      P<there> When something is new, a parent may talk about it a lot. That can be too much, and it may be said. A child counts for as much as before.
      P<there> The new person may be just as unsure. Nobody hands out rules for how to begin.
      Q<there> After a visit or a call, {Name} may feel ____. It may be two things at once.
      H<there> {helper} can listen without taking a side. ~ It is good to say things in one place.
      H<there> {helper} can talk to the other parent about times and calls. ~ That is not a child's job.
      T<there> {he} can ask for a time with just that parent. ~ It can be short and it can be every week.
      T<there> {he} can say when to meet, or that it is too soon. ~ Both can be heard.
      C<there> {he} can think, "Somebody new there, and my parent is my parent."
      A<there> The second toothbrush stands where it stands. Nobody knows yet what that new partner will be, and there is no hurry. Liking somebody there takes nothing away from anyone here. Not wanting to meet yet can be said out loud.
      D<wedding> At a wedding, a parent and a partner say yes to each other. {Name} may be asked to carry something, wear something or smile. That can be nice, and it can be a lot. Under the best clothes there may be questions. A new ring on a partner's hand does not change who is whose child.
      P<wedding> Before a wedding, grown-ups think in lists. They want everyone to be as glad as they are. They can forget that gladness has its own time.
      P<wedding> Some children think of another parent on such a day. That is no mistake. Thinking of one takes nothing from the other.
      Q<wedding> When people talk of the wedding, {Name} may feel ____. There may be two words.
      Q<wedding> With all the guests looking, {Name} may feel ____.
      H<wedding> {helper} can tell the day in order, from clothes to bed. ~ A known day is easier.
      H<wedding> {helper} can ask how it really is, at a quiet time. ~ Car rides are good for that.
      T<wedding> {he} can choose one person to stand near all day. ~ It is good to have one.
      T<wedding> {he} can say what would be too much. ~ There is still time to change it.
      C<wedding> {he} can think, "A big day, and then a Tuesday."
      A<wedding> After the wedding come dishes, washing and a Tuesday. On the Tuesday most things are as they were. Being glad may come early or late, and nobody needs to hurry it. What a new partner is called is for {Name} to say.
      D<torn> Liking somebody does not get used up. {Name} may like a parent and a step-parent, and feel pulled from both sides. One hand goes one way, and the other hand goes the other way. Both hands belong to {Name}, and so does the liking. No child made it like this.
      P<torn> A parent may be sad to hear a name used for somebody else. That is a grown-up's feeling. Grown-ups can look after it.
      P<torn> A step-parent may be glad about a name and worried as well. It is fine to ask what they would like.
      Q<torn> When it pulls from two sides, {Name} may feel ____. It may be two words at once.
      H<torn> {helper} can say, "You do not need to choose." ~ It is good to hear that more than once.
      H<torn> {helper} can talk with the other grown-ups about it. ~ Then no child carries messages.
      T<torn> {he} can choose what to call each of them. ~ There are first names, short names and made-up names.
      T<torn> {he} can tell one person about the pulling. ~ It gets less when it is told.
      C<torn> {he} can think, "One hand for each. Both are mine."
      A<torn> A step-parent who is liked takes nobody's place. There is a hand for one and a hand for the other. What grown-ups feel about a name, they can sort out between them. {Name} belongs with both.
    `),
    '8-10': script(`
      D<clue> Somebody new in a family knows nothing. A parent's new partner may be a grown-up with a job, and {Name} still knows more. Which drawer sticks? What does it mean when a certain door is closed? Why does one old joke make everybody laugh? A new partner walks into all of it in good shoes. It takes about a year before most of it is known.
      D<clue> Every family has jokes that nobody else gets. For {Name} they are so old that they are hardly jokes. Then a parent has a new partner, and this person does not laugh in the right place. It can make the whole family look strange. It is only a sign of how much there is to know, right down to the drawer that sticks.
      D<sum> Some things can be divided, such as a pizza. Then a new person means less for all. {Name} may look at a parent's new partner and do that sum. With time it is partly true. With liking it is not, because liking is not a pizza. Parents with two children do not like each of them half.
      P The new partner may try too hard, with presents and questions. Or the partner may keep out of the way so as not to disturb. Both usually mean the same thing, which is "I hope this works".
      P A parent who is in love can be a little embarrassing. They hum. They would like everyone to be as pleased as they are. They can understand it when somebody is not.
      P Other people in the family may have mixed feelings too, and may show it by asking many questions. It is fine to answer, "Please ask them."
      P Other children with stepfamilies say that the first months were the oddest. Some ended up with a friend in the house. Some have somebody they are polite to, and that works too.
      Q With somebody new on the sofa, {Name} might feel ____. It may be a different word next month.
      Q When somebody new uses an old family joke, {Name} might feel ____.
      Q Near a parent and a new partner, {Name} might notice ____. Stomachs often notice first.
      H {helper} can keep a regular time for two and write it in the calendar. ~ It is easier to share when something is not shared.
      H {helper} can stay the one who settles rules and trouble for now. ~ It is fairer to everybody, also to the new person.
      H {helper} can tell early what is planned, such as nights, moves and holidays. ~ Surprises are for birthdays.
      H<adult> {helper} can help by {adult}, as before. ~ It is good when something stays the same.
      H<helper> {helper} can hear an honest opinion without defending anyone. ~ It may be another opinion in spring.
      T {he} can decide between a handshake, a nod and a hug. ~ A person's body is that person's own, in every family.
      T {he} can say, "I would like an afternoon without guests." ~ It is a fair wish, and adults can plan with it.
      T {he} can tell a trusted adult if anything feels wrong, and tell another one if nobody listens. ~ That goes for everybody, new or old.
      T<comforter> {he} can keep {comforter} in a place of its own. ~ Not everything is for guests.
      T<quiet> {he} can spend an hour {quiet}, with the door shut. ~ New company is tiring, even when it is nice.
      T<activity> {he} can keep the usual time for {activity}. ~ Something that goes on makes the rest easier.
      C<clue> {he} can think, "No idea about the drawer, poor thing."
      C<clue> {he} can say, "That is an old joke, I will explain it some time."
      C<sum> {he} can think, "Pizza gets less, and liking does not."
      C<topic> For a rest, {he} can think about {topic} and make a list of ten.
      A<clue> One day a new partner may give the drawer exactly the right push. Nobody remarks on it. It does not make anybody a parent, and it does not push anybody out. {Name} is still the one who knows why the door is closed.
      A<clue> Getting to know somebody new can be done at a distance. A person may be found boring, then useful, and once in a while funny. None of that is decided in a week. The old jokes stay where they are. It has been known that somebody new was let in on them.
      D<years> In some families one person cuts toast into triangles and another into squares, and it can start a row. {Name} has a step-parent, and not as a piece of news. By now everybody knows each other's bad habits. Rows between a child and a step-parent are seldom about toast. They are often about who may decide, and whether somebody who joined a family has a vote.
      P<years> A step-parent has a strange job. There is no training for it, and whoever is too strict or too easy hears about it. Most of them would like to be told what works.
      P<years> The parent in the middle may wish that everybody would just get on. It is uncomfortable to be fond of two people who are shouting. Sorting it out is still a job for adults.
      P<years> People who grew up in stepfamilies say that respect often comes before liking. Sometimes it stays at respect, and that can be enough for one table.
      Q<years> When a step-parent has the last word, {Name} might notice ____. It may be in the jaw before it is a thought.
      Q<years> On a good day with all of them, {Name} might feel ____. It may be two things at once.
      H<years> {helper} can hear each side alone, all the way to the end. ~ Nobody explains well in front of an audience.
      H<years> {helper} can write down which rules come from whom. ~ A written rule has no tone of voice.
      T<years> {he} can bring up one matter on a calm day, with one idea for it. ~ It is hard to argue with an idea.
      T<years> {he} can tell a trusted adult if anything feels wrong, and tell another one if nobody listens. ~ That goes for everybody in every family.
      C<years> {he} can think, "This is about deciding, and not about toast."
      C<years> {he} can say, "I will listen if I get a turn as well."
      A<years> Triangles and squares are made of the same bread, although nobody says so during a row. A step-parent can be argued with, and a row can be ended with a plain sentence. Nobody is asked to call it love. {Name} has had a place at that table for a long time, and it has not been up for discussion.
      A<sum> Time can be counted, so it is fair to ask for some. The rest is not a sum at all. A new partner may be liked a little, a lot or not yet. Nothing is taken away from anyone by it. There is also, quite often, a second pizza.
      D<left> When a parent and a partner separate, people ask how the parent is. Hardly anyone asks about those who had got used to a third toothbrush. There is an empty hook in the hall, and {Name} may notice it daily. It was not caused by anything that a child did. Missing somebody who was not a parent is allowed, and so is being relieved.
      P<left> A parent may be embarrassed about it, having said that it would last. They are likely to need a few weeks before they can talk about it fairly.
      P<left> The one who left may not know whether a message would be welcome. Adults are cautious about that.
      Q<left> At the usual time of a shared habit, {Name} might feel ____.
      Q<left> When somebody says it is for the best, {Name} might notice ____.
      H<left> {helper} can say what happened in one honest sentence, without the details. ~ Then nobody needs to guess.
      H<left> {helper} can find out whether contact is possible. ~ It can be asked, and the answer can be no.
      T<left> {he} can write a message and decide later whether it is sent. ~ Writing is half of it.
      T<left> {he} can keep one of the habits going. ~ Pancakes belong to nobody.
      C<left> {he} can think, "I can miss that without taking sides."
      A<left> The hook will be used for something by and by. What was learned from that person, such as a card trick or a way with eggs, stays here. A family with one coat fewer is the same family. It is fine to be sad about it on one day and not on the next.
      D<there> When parents live apart, one of them may have a new partner sooner or later. {Name} may have heard about it, or found a strange coat on the hook over there. It was decided by adults, for reasons that belong to adults. It can still feel as if a place had been taken. It has not been, because a child's place in a parent's life is another one than a partner's.
      P<there> A parent who has begun something new may hope that everybody will be glad about it at once. A child may need a good deal longer. It is fair to need that time, and it is fair to say so.
      P<there> The new partner may be nervous about the child who comes to visit. Nerves look like too many questions, or too few.
      Q<there> On the way there, or on the way back, {Name} might feel ____.
      H<there> {helper} can listen and keep personal opinions for other adults. ~ Then nothing needs to be carried from one home to the other.
      H<there> {helper} can settle calls and times with the other parent. ~ Adults can sort that out among themselves.
      T<there> {he} can tell that parent one exact wish, such as Sunday at six by phone. ~ Exact wishes are easier to grant.
      T<there,activity> {he} can keep the usual time for {activity}. ~ Some things are the same in both homes.
      C<there> {he} can think, "That is new, and I am not new. I was there first."
      A<there> It takes a year or so before a new partner is an ordinary sight. {Name} does not need to like it by a certain date, or to pretend for anyone. One wish can be said out loud, with a day and a time in it. It gives a parent something to go by.
      D<wedding> When a parent marries a partner, everybody knows what it looks like. Hardly anyone says what it is like for a child of the family. {Name} may have a job in it, with a special outfit and a time to walk in. Underneath there may be other thoughts. Some are about how things used to be, and some about what comes next. Going quiet is one way to carry all that.
      P<wedding> The two who are marrying want it to be the best day for all concerned. It makes them hopeful and a bit deaf. A single honest sentence usually gets through.
      P<wedding> A wedding may remind people of somebody who is not in the picture. It is allowed to miss the old way and to dance at the new one.
      Q<wedding> Trying on the clothes for it, {Name} might feel ____.
      Q<wedding> At the moment when everyone claps, {Name} might feel ____. Two words are fine.
      H<wedding> {helper} can ask once, when nobody else is there, and take the answer as it comes. ~ It need not be glad.
      H<wedding> {helper} can say which things stay exactly as they are. ~ It makes the rest easier to look at.
      T<wedding> {he} can change one thing about {his} own part, such as the walk or the photo. ~ Weddings have more room in them than the lists say.
      T<wedding> {he} can agree on a sign that means "I need ten minutes". ~ Even brides use one.
      C<wedding> {he} can think, "One day for them. The Tuesdays are mine as well."
      A<wedding> By Tuesday the flowers are in a bucket, and somebody is looking for a charger. A ring has been added, and nothing that was there before has been taken out. {Name} may come round to it slowly or have done so long ago. A new partner in the family is mostly made of Tuesdays.
      D<news> When a parent has a new partner, it is news, and nobody is sure how to look at it. {Name} may be glad, suspicious or mainly embarrassed. It is odd to see a parent smile at a phone. Whom a parent likes is that parent's affair. How fast everybody else gets used to it is another matter.
      C<news> {he} can think, "It is their news, and I can have my own speed."
      A<news> All news gets old, even this kind. One day a new partner is a name like any other, and at school hardly anyone asks twice. {Name} may like the person, or wait and see. Nobody new can take the place of a parent's own child.
      D<torn> No rule says how many people a person may be fond of. Even so, {Name} may feel like the rope in a tug-of-war between a parent and a step-parent. It can be so when nobody pulls on purpose. A word like "mum" or "dad" may be one end of it. A rope is not at fault, and it can be put down.
      P<torn> A parent who is hurt by a name mostly knows that no harm was meant. Feelings of that sort are faster than thinking. They are for adults to look after, with other adults.
      P<torn> Step-parents seldom want to take anybody's place. Many would be relieved to talk about the name for five minutes, and then about something else.
      Q<torn> In the middle of it, {Name} might feel ____. Guilty is a common word there, although nothing was done.
      H<torn> {helper} can settle with the other adults that nobody asks for a choice. ~ It is a rule for adults.
      H<torn> {helper} can listen to all of it without taking it as a complaint. ~ Ten minutes are often enough.
      T<torn> {he} can say, "I like you both, and I would rather not choose." ~ It is polite, and it is complete.
      T<torn> {he} can find a name for each person that is not taken. ~ Short names have solved bigger problems.
      C<torn> {he} can think, "I am not the rope. I can put it down."
      A<torn> The rope lies in the grass, and nobody has lost. Being fond of a step-parent takes nothing from a parent, since it comes out of no fixed amount. What the adults feel about names is real, and it is theirs. {Name} has a place with each of them.
    `),
    '11+': script(`
      D<audition> The first suppers with a parent's new partner are a sort of audition in which nobody knows who is on stage. The guest praises the potatoes. The parent laughs half a second too early, and {Name} is asked about school in a voice from television. Everyone wants it to go well, which is exactly what makes it so stiff. Nothing decided on such an evening is final, including the opinions.
      D<audition> Best manners are exhausting, and a new partner brings a whole season of them. A supper becomes an audition, and even the potatoes get praised. {Name} may watch a parent become slightly different, more cheerful, better dressed, and faintly embarrassing. It can be interesting, and it can be like having a stranger on the sofa who happens to have a familiar face. Nobody has asked for a review yet. There will be one in any case, because people notice everything.
      D<step> "Step" is an old syllable. It comes from an Old English word for children whose parent had died, and it has been used for all kinds of new partners since. {Name} may be about to get one, or may have had one for years, and may not care for the word. No language has found a good one. It is an odd gap, considering how many people would need it.
      P The new partner knows that there was a family here before. Walking into its kitchen takes some nerve. Some answer with charm, some with distance, and hardly any of them are as calm as they look.
      P A parent in love is not at the height of their powers of observation. They may mistake politeness for approval. A clear sentence is usually better received than a month of closed doors.
      P The other parent may ask questions that are really one question. It is possible to answer "you would need to ask them" to all of them. Loyalty need not be proved by disliking somebody.
      P Other people in the same position reach different verdicts. One is won over by a dog, and another holds out for years. Both may be right about the person.
      Q In the same room, {Name} might notice ____. Irritation and curiosity can share a chair.
      Q Seeing a parent happy in this way, {Name} might feel ____. It may have more than one layer.
      Q When someone calls them a family, {Name} might feel ____. The word may need some time.
      H {helper} can say what is planned before it happens, and ask for an opinion while it still counts. ~ Being told afterwards is not the same as being asked.
      H {helper} can keep a regular evening for two, without a third chair. ~ It says more than a speech about how nothing will change.
      H {helper} can leave the discipline with the people who have done it so far. ~ New authority needs a longer introduction.
      H<adult> {helper} can help by {adult}, as before. ~ A small habit holds more together than it seems to.
      H<helper> {helper} can hear "I do not like this" without a counter-argument. ~ It is a report, and reports can be updated.
      T {he} can be civil and leave it at that for now. ~ Politeness is enough, and affection cannot be ordered.
      T {he} can name one thing that is to stay as it was, such as Sunday breakfast. ~ A precise request is easier to keep than a general mood.
      T {he} can tell a trusted adult at once if a new adult ever makes things uncomfortable. ~ If the first does not listen, it is right to tell the next one.
      T<comforter> {he} can keep {comforter} out of the shared rooms. ~ Not everything in a house is common property.
      T<quiet> {he} can claim an hour for {quiet}. ~ Being observed is tiring work.
      T<activity> {he} can keep the usual time for {activity}. ~ A life of one's own is a good place to watch from.
      C<audition> Over the potatoes, {he} can think, "I am the one holding the script."
      C<audition> {he} can think, "No verdict tonight."
      C<step> {he} can say, "We use first names here."
      C<sum> {he} can think, "Hours can run short. The rest is no sum."
      D<sum> The arithmetic looks simple from outside: one parent, one new partner, one more opinion about the heating. {Name} may do the sum the other way round and subtract. Time that was meant for two is now divided, and an evening can only be spent once. That part of the calculation is correct, and it can be said aloud. Affection is kept in another account, although it may take a good while to believe it.
      D<sum> Economists would call a parent's attention a limited resource, and a new partner a competitor for it. {Name} may have reached that result without a diagram. It is a fair description of a weekend. It is a poor one of a family, where nobody has yet managed to say how much of anybody is used up. What is left to settle is mostly a matter of hours.
      A<sum> Hours can be counted, so it is reasonable to ask for some of them by name. What a new partner will be is still open, and it may stop at passing the salt in a friendly way. Nothing that another parent is gets smaller by it. Some sums come out differently the more people there are to share the washing-up.
      A<step> Some words are put up with until a better one turns up. A step-relation is known by its first name in most kitchens, and by a nickname in a few. Whether it becomes more than that is a matter of years, and of both sides. The old names stay with their people, and {Name} knows whose is whose.
      D<years> Step-parents of long standing have no name in any language, only a prefix. {Name} has one, and the polite beginnings are far behind. By now each knows how the other cuts toast, shuts doors and starts a sentence. What gets argued about is usually a detail. What is meant by it is authority, or who may say no in this family and on what grounds. The question is a fair one, even if it is rarely put at a fair volume.
      P<years> Somebody who joins a family is expected to be responsible without being in charge. Few people manage that with grace. Some withdraw, and some overdo it, and both may be asking themselves what would be right.
      P<years> The parent in between may take the line of least noise and call it neutrality. It is worth telling them what it looks like from the other side. They may have no idea.
      P<years> Research on stepfamilies finds that it works best when discipline stays with the parent and the step-parent is first of all somebody to rely on. Many families find this out backwards.
      Q<years> When a step-parent sets a rule, {Name} might notice ____. It may be older than the rule.
      Q<years> On a day when it goes well, {Name} might feel ____. There can be some disloyalty in it, or none.
      H<years> {helper} can listen to each side without the other one present. ~ It is the only way to hear a second half.
      H<years> {helper} can decide openly who sets which rules. ~ An agreement that is written down does not roll its eyes.
      T<years> {he} can name one change that would make most difference, on a day without a row. ~ A precise request is hard to call rude.
      T<years> {he} can tell a trusted adult at once if any adult makes things frightening or uncomfortable. ~ If the first does not listen, it is right to tell the next one.
      C<years> {he} can think, "It is about who decides. That can be discussed."
      C<years> {he} can say, "I will talk about it when neither of us is shouting."
      A<years> It may become a friendship in ten years, or stay a civil arrangement between two people who love the same person. Both count as success in a step family. Nothing needs to be felt on demand. What can be asked for, on either side, is fairness and a normal tone of voice, and there will be toast tomorrow in whichever shape.
      C<topic> When the small talk starts again, {he} can think about {topic} in as much detail as possible.
      A<audition> Auditions end, usually when somebody drops a dish and says what people say. After that the new partner is a person with opinions about parking. They may become a friend, a habit or a neighbour on the landing. Whatever it is, the part that {Name} plays in this family was cast long ago.
      A<audition> It is possible to keep an open mind and a closed door in one week. A new partner who means it can wait for that, and most do. Nobody is being replaced at this table, although the seating has changed. The potatoes were honestly not bad.
      A<step> Whatever the word is, the relationship is made by hand, and it takes years rather than weeks. The old syllable "step" once spoke of something that had been taken away. These days it mostly marks somebody who was added. {Name} may use it, or a first name, or something that nobody has thought of yet.
      D<left> There is no word for a parent's former partner, which shows how little anyone has thought about it. There were a good many breakfasts, and now there is an empty hook in the hall. {Name} may miss somebody to whom there is no official connection, or be glad and feel bad about that. The decision was made between adults. Nothing that anybody of that age did brought it about.
      P<left> A parent in this position is busy with their own side of it. They may assume that nobody else has one. It can be pointed out.
      P<left> Friends understand divorces and are less sure about this. They may treat it as nothing much, because it has no paperwork.
      Q<left> Passing the hook, {Name} might feel ____.
      Q<left> When the parent speaks badly of the person, {Name} might notice ____.
      H<left> {helper} can give one honest sentence about it and leave out the rest. ~ It is enough to stop the guessing.
      H<left> {helper} can say whether contact is an option. ~ A clear no is easier than a silence.
      T<left> {he} can write a few lines of goodbye, and send them or not. ~ Most endings improve with a last sentence.
      T<left> {he} can decline to take sides. ~ It is a complete position.
      C<left> {he} can think, "It mattered to me too. That is allowed."
      A<left> In time there will be a rucksack on that hook. The films that were watched and the recipes that were passed on remain, and nobody needs to hand them back. It is possible to be loyal to a parent and to have liked a partner of theirs. Families shrink and grow, and those who were in them first are still there.
      D<there> The news that a parent has a new partner elsewhere tends to arrive sideways, in half a sentence or a second coat. {Name} was not asked, and there was nothing to vote on. It belongs to adult life, and it reaches into other people's all the same: weekends, the sofa, the time it takes to answer a message. It is possible to wish somebody well and to be thoroughly annoyed. Neither of these is a comment on anyone else in the family.
      P<there> Adults at the beginning of something can be remarkably cheerful about it. They hope that everybody else will feel the same within a week or two. It does them no harm to hear that it takes longer.
      P<there> The new partner has walked into a story that was halfway through. Some try too hard, and some keep out of the way, and both are usually guessing.
      Q<there> After a weekend there, or before one, {Name} might feel ____. Indifference is sometimes the first word and not the true one.
      H<there> {helper} can listen without adding to the charge sheet. ~ It keeps a conversation usable for the next time.
      H<there> {helper} can deal with the other parent about times and arrangements. ~ It is not a young person's job to carry messages.
      T<there> {he} can say to that parent, once and exactly, what is missing: a day, a time, an hour without a third person. ~ Exact requests leave less room for good intentions.
      C<there> {he} can think, "Their news. My Sundays."
      A<there> What a new partner turns out to be takes a year or more to become clear. It may stop at passing the salt in a friendly way. A parent with a new partner is still the parent, with everything that belongs to it. {Name} has said what is missing, or may say it yet. The answer will be information, whichever way it goes.
      D<wedding> A wedding is a public statement, and the children of those who make it are part of the picture without having written a line. {Name} may be given a role, an outfit and a seat near the front. It is possible to like the new partner, to wish them both well and still to go quiet. Such a day closes something as well, if only the idea that it might have gone another way. Hardly anyone mentions this over the cake.
      P<wedding> Those who marry want their happiness to be shared, which is pleasant, and a form of pressure. They can usually bear to hear that somebody needs more time. It is better heard in April than read from a face in the photographs.
      P<wedding> Relatives will ask whether it isn't wonderful. The question has one permitted answer, and it may be given without meaning all of it.
      Q<wedding> Looking at the seating plan, {Name} might feel ____. It can be loyal in two directions.
      Q<wedding> During the speeches, {Name} might notice ____.
      H<wedding> {helper} can ask for the real answer in private, and leave it standing. ~ It is no objection to the wedding.
      H<wedding> {helper} can say what will be different afterwards and what will not. ~ Most of it is surnames and parking.
      T<wedding> {he} can negotiate the role: what to wear, what to hold, what not to say into a microphone. ~ It is easier in advance.
      T<wedding> {he} can plan half an hour of absence into the afternoon. ~ Nobody counts the guests at four.
      C<wedding> {he} can think, "One day of theatre, and then ordinary Tuesdays."
      A<wedding> The Tuesday after a wedding is remarkably like the one before. There is a ring more and a cake less. What a new partner becomes in the life of {Name} is not settled by a signature. It grows at its own speed. Photographs will show a day. They do not show what anybody owes to it.
      D<news> A parent with a new partner is a parent with a private life, which comes as news to most people under twenty. {Name} may find it embarrassing, interesting or nobody's business, and possibly all three by Thursday. Whom a parent loves says nothing about anyone else in the house, and it needs no defending in a corridor. Who is told, and when, can be talked over at home.
      C<news> {he} can say, "It is my family's news, and I am not the newsroom."
      A<news> By next term the new partner will be an ordinary fact or a former one, and classmates will have moved on in both cases. Embarrassment of this sort fades with use. The older arrangement, the one between a parent and a child, was there before any of it and goes on underneath.
      D<torn> Loyalty is a fine thing until two people seem to ask for it at once. {Name} may be checking every word, such as a name for a step-parent, or a good weekend that is better not mentioned. Nobody may have asked for that. Young people with two homes often become diplomats without being appointed, and the post is unpaid. Caring about two people is not a contradiction. It only sounds like one in certain kitchens.
      P<torn> A parent who winces at a word is not making an accusation. It is an old hurt and an adult one, and it belongs with other adults.
      P<torn> Step-parents tend to know that the ground is delicate. Most of them would rather be called by a first name than be the reason for trouble.
      Q<torn> When a word gets chosen with care, {Name} might feel ____. Tired would be reasonable.
      H<torn> {helper} can agree with the other adults that nobody is asked to rank anybody. ~ It is their agreement to keep.
      H<torn> {helper} can hear about the other home with ordinary interest. ~ Then fewer words need checking.
      T<torn> {he} can decide who is called what, and change it later. ~ It needs no referendum.
      T<torn> {he} can say once, "I am fond of both of you, and I do not report on the other house." ~ Said kindly, it tends to hold.
      C<torn> {he} can think, "Fond of both. It is not a vote."
      A<torn> It is possible to resign from that post, and nothing collapses. Affection is not a fixed sum from which a step-parent's share is deducted. If a parent is sad about a word, that is a subject for the parent and a friend. {Name} belongs in both halls.
    `),
  },
};

/**
 * A parent has a new partner, who is met, stays over, moves in, or is a step-parent by now. Nobody is replaced and nobody
 * is owed a liking or a hug; the child decides about closeness and tells a trusted adult whatever does not feel right.
 */
export const newPartner: Frame = withScenes(
  own,
  parentMarries,
  rudeToTheNewcomer,
  aGuestOverThere,
  thereEveryDay,
  thereOnSomeDays,
  partnersChild,
  roomOverThere,
  notMyDad,
  daddyNow,
  firstMeeting,
  timeForTwo,
  movingIn,
  notBeside,
);
