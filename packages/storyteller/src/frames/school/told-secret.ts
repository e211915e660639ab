import { surpriseThatSlippedOut } from './surprise-that-slipped-out.ts';
import { secretPassedOn } from './secret-passed-on.ts';
import { script, type Frame } from '../../frame.ts';
import { whatWasWrittenToOne } from './what-was-written-to-one.ts';
import { withScenes } from '../scene.ts';

/** No words call for these; they are told wherever no others are called for. */
const WHERE_NOTHING_ELSE_IS_SAID = /(?!)/;

/** What is told to a grown-up, whoever asked for it to be kept. */
const SAFE_TO_TELL =
  /\b(?:being hurt|(?:is|gets?|was|being) (?:hurt|hit|beaten|touched) (?:at home|by)|hurts? (?:her|him|them)sel(?:f|ves)|self[- ]?harm\w*|cut(?:s|ting) (?:her|him|them)|abus\w*|suicid\w*|not safe|in danger|starving (?:her|him|them)|kill (?:her|him|them)sel(?:f|ves))\b/i;

/** A friend's secret that nobody has been told yet: it may be one of those that are too heavy for a child. */
const TOO_HEAVY =
  /^(?=[^]*\b(?:promis\w+|swor\w+|swear|not to tell|(?:don'?t|won'?t|can'?t|must ?n.?t|not allowed to|afraid to|scared to) (?:\w+ )?tell|keep(?:ing|s)? (?:it |this |that |a |the |his |her |their )?(?:big |heavy )?secret|secret)\b)(?=[^]*\b(?:friend|mate|bestie|cousin|classmate|boy|girl|somebody|someone)\b)(?=[^]*\b(?:run(?:ning)? away|ran away|going to hurt|hurt|hit|scared at home|afraid at home|not eating|steal\w*|stole|vap\w+|drugs?|meet(?:ing)? (?:up with )?(?:a |some)|online|unsafe|danger\w*|worried about (?:him|her|them)|too (?:big|heavy)|weigh\w*|die|sad|cr(?:y|ies|ying))\b)(?![^]*\b(?:told (?:everyone|everybody|the (?:whole )?class|others|her friends|his friends|a teacher|me|us|mum|dad|the teacher)|betray\w*|blabbed|spread)\b)/i;

/**
 * Something told in confidence that was told on: by a friend, or by the child. Kept apart from body safety in every story:
 * what makes somebody feel bad, hurt or afraid is told to a grown-up, and telling that is no betrayal.
 */
const own: Frame = {
  id: 'told-secret',
  name: 'A secret that was told on',
  says: [
    'her best friend told everyone her secret',
    'friend told his secret to the whole class',
    'she trusted a friend and the friend told',
    'everybody knows who he likes because his friend told',
    'betrayed by her best friend',
    'his sister told his secret at dinner',
    'told her friend a secret and now it is all over school',
    'he cant keep a secret',
    'she told her friends secret and now the friend wont talk to her',
    'blurted out the birthday surprise',
    'i told grandma about the bedwetting and he is furious with me',
    'she shared a screenshot of what my daughter had written',
    'friend broke her trust',
    'promised not to tell and told',
    'told in confidence and passed on',
    'they all laugh about what she told only one person',
    'read her diary out to the others',
    'my son let slip what his friend had told him',
    'crush secret told to the whole year',
    'wont trust anyone since her friend blabbed',
    'pinky promise broken, she told',
    'gossip about something he said in private',
    'she keeps telling everybody elses secrets',
    'how to tell good secrets from those that must be told',
  ],
  claims: {
    strong: [
      'outed them',
      'outed him',
      'outed her',
      'was outed',
      'been outed',
      'got outed',
      'brother told everyone',
      'sister told everyone',
      'brother told everybody',
      'sister told everybody',
      'all over school',
      'all over the school',
      'it is all over school',
      'told her secret',
      'told his secret',
      'told their secret',
      'told everyone her secret',
      'told everyone his secret',
      'tell everyone her secret',
      'tell everyone his secret',
      'tell secret',
      'tells secrets',
      'telling secrets',
      'telling everybody elses secrets',
      'told a secret',
      'told a friend a secret',
      'told her friend a secret',
      'told his friend a secret',
      'friends secret',
      'cant keep secrets',
      'cannot keep a secret',
      'friend told everyone',
      'friend told everybody',
      'friend told the',
      'friend has told',
      'friend told her',
      'friend told his',
      'mate told',
      'told the whole class',
      'told everyone who',
      'told everyone at school',
      'told everybody at school',
      'passed it on',
      'cant keep a secret',
      'spilled her secret',
      'spilled his secret',
      'spilt her secret',
      'spilt his secret',
      'shared her secret',
      'shared his secret',
      'her secret to',
      'his secret to',
      'her secret is out',
      'his secret is out',
      'broke her trust',
      'broke his trust',
      'betrayed',
      'betrayal',
      'in confidence',
      'blabbed',
      'gave away her secret',
      'gave away his secret',
      'read her diary',
      'read his diary',
      'reads her diary',
      'let slip',
      'promised not to tell and',
      'swore not to tell',
    ],
    cues: [
      'secret',
      'told everyone',
      'told everybody',
      'told the whole',
      'trust',
      'crush',
      'blurted',
      'whole class',
      'spread',
      'friend',
    ],
    not: [
      'hits',
      'hit her',
      'hit him',
      'hurts her',
      'hurts him',
      'not to tell me',
      'keep it a secret',
      'told to keep',
      'told her to keep',
      'told him to keep',
      'private parts',
      'touch',
      'touched',
      'touching',
      'good and bad secrets',
      'secrets and surprises',
      'secret santa',
      'secret agent',
      'secret garden',
      'secretly eating',
      'top secret',
      'grooming',
      'abuse',
    ],
  },
  topicWords: ['secret', 'told', 'tell', 'telling', 'trust'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Having a secret told on hurts, because something that was given to one person was passed on.',
    'People pass a secret on for many reasons: to seem interesting, by a slip, under pressure, in anger, or because they were worried.',
    'What has been told cannot be taken back; the talk about it gets less, as a rule, within days or weeks.',
    'It helps to say plainly to the one who told what it did, and to hear them.',
    'Trust comes back in small things that are kept; it may also stay smaller, and that is allowed.',
    'A surprise is told in the end and makes somebody glad; a private thing may stay private.',
    'What makes somebody feel bad, hurt or afraid, or is about touch or danger, is told to a trusted grown-up. That is not telling on anybody.',
    'Whoever has told on can own up, say sorry and stop the talk; having to hold a secret is hard, above all when small.',
  ],
  threads: {
    ears: 'how words get from one ear to the next',
    pot: 'what one gives to whom: a small thing to hold first',
    hook: 'a thing that was said and cannot be unsaid, and the next thing that can be said',
    heavy: 'light secrets that are kept, and heavy ones that two can carry',
    safe: 'a secret about somebody who is being hurt, which was told to the right person',
    teller: 'the one who told, and what can be done after it',
    grown: 'something a grown-up or somebody at home told on',
  },
  threadCues: {
    heavy: TOO_HEAVY,
    safe: SAFE_TO_TELL,
    ears: WHERE_NOTHING_ELSE_IS_SAID,
    pot: WHERE_NOTHING_ELSE_IS_SAID,
    hook: /\b(?:diary|diaries|journal|notebook|screenshots?|overheard)\b/i,
    teller:
      /^(?![^]*\b(?:being hurt|hurts? (?:her|him|them)sel(?:f|ves)|self[- ]?harm\w*|cut(?:s|ting) (?:her|him|them)|hit at home|abus\w*|suicid\w*|not safe|in danger|starving|not eating|touched)\b)[^]*?(?:^\W*(?:(?:he|she|they) )?(?:shares?|tells?|repeats?|passes on|blabs?) (?:everything|whatever|what|things|anything|all) (?:that )?(?:I|we) (?:\w+ )?(?:tell|say|told|said)\b|^\W*(?:he|she|they) (?:has |have |accidentally )?told (?:everyone|everybody|the (?:whole )?class|the others|all (?:his|her|their) friends)\b|^\W*(?:(?:he|she|they) )?(?:has |have |accidentally )?told (?:a|her|his|their|someone(?:'s)?|somebody(?:'s)?|the) (?:\w+ ){0,2}secret\b|\b(?:can'?t|cannot|can not|doesn'?t|never|unable to|struggles to|learn(?:ing)? to|hard to) (?:keep|hold) (?:a |any |her |his |other people'?s |anyone'?s )?(?:friend'?s )?secrets?\b|\b(?:he|she|they|my (?:son|daughter|child|boy|girl|\d+ ?(?:yo|year old)))\b(?: \w+){0,3} (?:told|tells|telling|blurted|blurts|let|gave|spilled|spilt|shared|blabbed|passed)(?: \w+){0,5} (?:(?:friend|mate|sister|brother|cousin)(?:'s|s')(?: (?:\w+ )?(?:secrets?|news|surprise|presents?|crush|story|business|diary))|else'?s|elses|birthday|surprise|slip)\b|^\W*(?:told|blurted out|gave away|spilled|spilt|let slip) (?:(?:his|her|their|a) )?(?:best )?(?:friend'?s|mate'?s|sister'?s|brother'?s|cousin'?s) secret|\btold (?:his|her|their) (?:best )?friends secret\b|\bblurt\w* out\b|(?:^\W*|\b(?:he|she|they|my (?:son|daughter|child|boy|girl))(?: always| just| keeps| often| still)? )(?:tells|telling) (?:everybody|everyone|strangers|the whole|all (?:his|her|their|our|the))\b)/i,
    grown:
      /\b(?:I|we|his (?:mum|mom|dad|sister|brother|gran\w*)|her (?:mum|mom|dad|sister|brother|gran\w*)|my (?:husband|wife|mum|mother)|grandma|grandpa|nana|teacher|big (?:sister|brother)) (?:(?!was\b|were\b|am\b|is\b|been\b)\w+ ){0,3}(?:told(?! (?:him|her|them)\b)|mentioned|read (?:his|her|their)|blabbed|let (?:it )?slip|shared|posted)\b/i,
  },
  onlyWhenSaid: ['teller', 'grown', 'safe', 'heavy'],
  tellsAlone: ['teller', 'grown', 'safe', 'heavy'],
  roles: {},
  titles: {
    young: [
      { text: 'Light Secrets and Heavy Ones', thread: 'heavy' },
      { text: 'Told to the Right Person', thread: 'safe' },
      { text: 'Help Is No Secret', thread: 'safe' },
      { text: 'It Was Told' },
      { text: '{name} and What Was Told' },
      { text: 'From Ear to Ear', thread: 'ears' },
      { text: 'Psst, Psst, Psst', thread: 'ears' },
      { text: 'A Small Thing First', thread: 'pot' },
      { text: 'Who Holds It?', thread: 'pot' },
      { text: 'Out of the Mouth', thread: 'hook' },
      { text: 'What Was Told Stays Told', thread: 'hook' },
      { text: 'It Slipped Out', thread: 'teller' },
      { text: 'Oops, Told', thread: 'teller' },
      { text: 'That Was for One Ear', thread: 'grown' },
      { text: 'Told at Home', thread: 'grown' },
    ],
    older: [
      { text: 'Light Secrets and Heavy Ones', thread: 'heavy' },
      { text: 'Too Heavy for One', thread: 'heavy' },
      { text: 'The Right Person', thread: 'safe' },
      { text: 'Too Heavy for One', thread: 'safe' },
      { text: 'What Was Told' },
      { text: '{name} and a Secret' },
      { text: 'From One Ear to the Next', thread: 'ears' },
      { text: 'How Far a Word Travels', thread: 'ears' },
      { text: 'A Small Thing First', thread: 'pot' },
      { text: 'What to Give to Whom', thread: 'pot' },
      { text: 'Said and Not Unsaid', thread: 'hook' },
      { text: 'After It Was Told', thread: 'hook' },
      { text: 'The One Who Told', thread: 'teller' },
      { text: 'It Was Out Before I Knew', thread: 'teller' },
      { text: 'Told on at Home', thread: 'grown' },
    ],
  },
  benefits: [
    'Takes it seriously that something given to one person was passed on.',
    'Gives {name} one thing to say to whoever told.',
    'Keeps it apart from what a grown-up needs to hear, which may be told at any time.',
  ],
  talk: {
    young: [
      'Who heard it first in the story, and who next?',
      'How does it feel when something gets told on?',
      'Shall we think of somebody who can hear anything?',
    ],
    older: [
      'What is the difference between a private thing and one that a grown-up needs to hear?',
      'Which word went into the blank?',
      'Shall we name two people who can be told anything?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'think',
    feeling: 'sad',
    companion: 'child',
    props: [],
  },
  text: {
    '2-3': script(`
      D<ears> Psst! {Name} told one thing to one ear. Then it went to one more ear. Now many ears know.
      D<ears> One ear, two ears, three ears. {Name} told it to one. Now all of them know it.
      D<pot> {Name} told one person a thing. It was just for one. Then it was told to all.
      D<hook> Out it came! It was told. {Name} may not like that. Told is told. Now come new words.
      D<teller> Oops! {Name} told it. It was for later. Out of the mouth it came.
      D<grown> {Name} told one thing at home. Then more people got told. It was just for one.
      P Some words slip out. Oops, out they are.
      P Children tell things. Small mouths are quick.
      P<teller> Small mouths are quick. Grown-ups know that.
      P<teller> The other one may be sad now.
      P<grown> Big people tell things too. Then they may be sorry.
      Q When it was told, {Name} may feel ____.
      Q Now that all know, {Name} may feel ____.
      Q<teller> After it was told, {Name} may feel ____.
      Q<grown> At home now, {Name} may feel ____.
      H {helper} can sit and hear it. ~ Bad things can be told to a grown-up.
      H {helper} can give a hug. ~ A thing that hurts can be told.
      H<teller> {helper} can help say sorry. ~ A thing that hurts can be told.
      H<teller> {helper} can give a hug. ~ Bad things can be told to a grown-up.
      H<grown> {helper} can hear it and hug. ~ A thing that hurts can be told.
      T {he} can go and tell a grown-up.
      T {he} can go and get a hug.
      T<comforter> {he} can hold {comforter}.
      T<teller> {he} can go and pat the other one.
      T<grown> {he} can say, "That was just for one."
      C<ears> {he} can say, "Psst, ask me first."
      C<pot> {he} can say, "This is mine."
      C<hook> {he} can say, "That was mine."
      C<teller> {he} can say, "Oops. Sorry."
      C<grown> {he} can say, "Ask me first."
      C<topic> {he} can think about {topic}.
      A<ears> Ears hear new things soon. Psst, here is lunch! A hug can be told to no one. It is just for two.
      A<pot> It was told, and that is a pity. Here is a good lap. It can hear it all.
      A<hook> Told is told. Then comes a hug, and then comes play. New day, new words.
      A<teller> It was told, and sorry was told too. Oops can be put right. Then come two hugs.
      A<grown> It was told. Then came a sorry. A lap is good for telling. Here is one.
      D<teller> Psst, it was a secret. {Name} told it. Out it came. Oops!
      A<teller> Oops was said, and sorry too. It was told, and that is that. A hug can help. Lips can hum, hum, hum.
    `),
    '4-5': script(`
      D<ears> {Name} told a secret to one ear. That ear told two ears, and they told four. It went all the way round. It was for one, and now a lot of ears know it.
      D<ears> A secret is small, so it fits into an ear. {Name} put one into somebody's ear. It did not stay there. It went on to the next ear, and the next.
      D<pot> A secret is given to one person to hold. {Name} gave one away like that. The other one did not hold on to it. It was told to more people.
      D<hook> Somebody told a thing that was not theirs. It was a secret, and it was for {Name}. Words that are out do not go back in. New words can come out after them.
      D<teller> Words can come out fast. {Name} told something that was not meant to be told. Oops, there it was. It was somebody else's thing to tell.
      D<grown> {Name} told something at home, to one person. Then it was told to more people. Even big people can slip like that. It was meant for one.
      P The one who told may not know that it hurts. It may have been a slip.
      P Some children are good at keeping small things. Some find it hard at this age. It is hard to hold words in.
      P Other children hear lots of things. By next week they talk about a loose tooth.
      P<teller> Holding words in is hard at this age. Grown-ups slip as well, with bigger words.
      P<teller> The other one may be cross now, or sad. The secret was theirs, and they wanted to tell it.
      P<grown> Grown-ups talk about children because they think of them a lot. They may forget to ask first.
      P<grown> The one who told may be sorry. A thing can be told with a smile and still hurt.
      Q Now that it was told, {Name} may feel ____.
      Q When others talk about it, {his} face may feel ____.
      Q<teller> After it was told, {Name} may feel ____.
      Q<teller> Seeing the other one, {his} tummy may feel ____.
      Q<grown> When it was told at home, {Name} may feel ____.
      Q<grown> When others smile about it, {his} face may feel ____.
      H {helper} can hear the whole story. ~ A secret that hurts can be told to a grown-up.
      H {helper} can talk to the two of them. ~ A secret that feels bad can be told at once.
      H<adult> {helper} can help by {adult}. ~ Things that feel bad can be told to a grown-up.
      H<teller> {helper} can come along to say sorry. ~ A secret that feels bad can be told to a grown-up.
      H<teller> {helper} can say what to keep and what to tell. ~ What hurts or feels bad can be told.
      H<grown> {helper} can ask before telling a thing next time. ~ What hurts or feels bad can still be told to a grown-up.
      H<grown> {helper} can hear what it was like. ~ What feels bad can be told to a grown-up at once.
      T {he} can say, "That was mine to tell."
      T {he} can go and play with somebody else for a bit.
      T {he} can keep the next thing and tell it at home.
      T<comforter> {he} can tell {comforter}, who says nothing.
      T<teller> {he} can say sorry and ask, "Are you sad?"
      T<teller> {he} can give back something kind, like a turn.
      T<grown> {he} can say, "Please ask me first."
      T<grown> {he} can show what is okay to tell.
      C<ears> {he} can say, "Stop at this ear, please."
      C<pot> {he} can think, "I can choose who holds it."
      C<hook> {he} can say, "I did not like that."
      C<teller> {he} can say, "It slipped out, and I am sorry."
      C<grown> {he} can say, "Ask me first, then tell."
      C<topic> {he} can take a break and think about {topic}.
      A<ears> After some days the ears are full of other things. There is a new coat, or a dog at the gate. It was told, and it gets smaller. There are still ears that can hold a thing well.
      A<pot> Next time it can be a small thing first. If it is held well, there may be another. Trust is made like that. A full cup is held with two hands.
      A<hook> The old words are told, and they stay told. The new words are told as well. They may help a bit. And then there is time to play.
      A<teller> It was told, and then sorry was told. Sorry goes from ear to ear as well. Holding on gets easier as people grow. Next time the mouth may wait a bit.
      A<grown> It was told, and that was a slip. Sorry is a good word for big people too. Next time somebody asks first. Then it is told by the one who owns it.
      D<teller> A secret can be like a frog in a box. {Name} had one to keep for somebody. The lid went up, and hop, it was told. It cannot hop back in.
      A<teller> The secret is out, and sorry was said. The other one may be sad for a bit. Kind words can put a lot right. Next time the lid can stay down a bit longer.
      D<safe> A friend may say, "Do not tell." Mostly that is about small things. If somebody gets hurt, it is for telling. {Name} told a secret like that to a grown-up. That was the right thing to do.
      P<safe> The friend may have wished for help for a long time. It is hard to ask for it. Now somebody knows.
      P<safe> Grown-ups know people whose job it is to help. They know what comes first.
      Q<safe> After telling it, {Name} may feel ____.
      Q<safe> When {Name} sees the friend, it may feel ____.
      H<safe> A grown-up can take care of it now. ~ It is too heavy for a child.
      H<safe> {helper} can listen as often as it comes up.
      T<safe> {he} can play with the friend as before.
      T<safe> {he} can ask a grown-up what happens next.
      T<safe,comforter> {he} can hug {comforter} for a while.
      C<safe> {he} can think, "I told, and now there is help."
      A<safe> What was told is with the grown-ups now. {Name} can put it down and play. A secret that hurts is no secret to keep. Telling it was being a friend.
      D<heavy> A friend may say a thing and then, "Do not tell." {Name} may know such a secret. Some are light, like a present in a box. Some are heavy, for they are about something scary. A heavy one may be told to a grown-up.
      P<heavy> Friends say "do not tell" when they are scared. They may need help and not know how to ask.
      P<heavy> Grown-ups are glad when a child tells such a thing. They know what to do with it.
      Q<heavy> With a heavy secret, {his} tummy may feel ____.
      Q<heavy> After telling a grown-up, {Name} may feel ____.
      H<heavy> {helper} can hear it all and take care of it. ~ It is too heavy for a child.
      H<heavy> {helper} can help the friend, too. ~ That is a job for grown-ups.
      T<heavy> {he} can tell a grown-up today.
      T<heavy> {he} can say, "I know a thing, and it is heavy."
      C<heavy> {he} can think, "Light ones can stay. Heavy ones I tell."
      A<heavy> A heavy secret can go to a grown-up on any day. That is help for a friend, and it is kind. The light ones can stay in their box. Then there is room to play.
    `),
    '6-7': script(`
      D<ears> Some things are told to one person only. {Name} told one of those, and it did not stay with one. Words are light, and they go from ear to ear. Soon people know it who were not there. It is an odd feeling when others know.
      D<ears> A secret that is told to one has two people to look after it. If one of them tells another, there are three. {Name} may have counted how fast that goes. By the end of lunch it can be all of a class.
      D<pot> To tell somebody a secret is like giving them something to hold. {Name} did that, because the other one seemed to be the right person. Then it was told on. That hurts in a way that cannot be seen. It is about the secret a bit, and about the person more.
      D<hook> What has been told cannot be untold. {Name} may wish that it could. Words are not like chalk. But the next words are still free to choose. "That was private, and I minded" is a good strong sentence.
      D<teller> Sometimes a secret is out before anyone has decided it. {Name} knew something that somebody else wanted kept, and then it was told. Perhaps it was exciting to know it. Perhaps it just came out. Now somebody is hurt, and there is something to put right.
      D<grown> {Name} told something at home and thought that it would stay there. Then it was told to other people. It may have been said as a funny story. It is not so funny for the one whose story it is. It was not asked for, and that is what hurts.
      P The one who told may have wanted to be interesting. It lasts about a minute. Then there is a friend who is hurt, and that lasts longer.
      P People who hear it may laugh because others do. Many of them would hate to be in that place. By next week they have something new to talk about.
      P Some people tell because they are worried. Then it is another thing, and it was meant to help.
      P<teller> A secret gets heavier the longer it is held. That is why it slips out so easily, for grown-ups as well.
      P<teller> The other one may be angry about it for some time. They wanted to choose who knows. That choice is gone, and that is why it hurts.
      P<grown> Grown-ups tell stories about children because they are fond of them. They may not notice that the child would like to be asked.
      P<grown> The one who told may feel quite bad about it. They may find out only when somebody says it.
      Q Now that others know, {Name} may feel ____.
      Q When {Name} sees the one who told, it may feel ____. It can be two things at once.
      Q<teller> Thinking of what was told, {Name} may feel ____.
      Q<teller> When the other one looks away, {his} stomach may feel ____.
      Q<grown> When it gets told to others, {Name} may feel ____.
      Q<grown> When everyone laughs kindly, {Name} may feel ____. Kind laughing can be hard too.
      H {helper} can hear it all, without being shocked. ~ A secret that feels bad or scary is for telling a grown-up.
      H {helper} can help to find a sentence for the one who told. ~ Things that hurt or scare can go to a grown-up at once.
      H {helper} can have a word with the teacher if there is teasing. ~ That is not telling on anybody, it is getting help.
      H<adult> {helper} can help afterwards by {adult}. ~ What feels bad or scary can be told to a grown-up at any time.
      H<teller> {helper} can help to find words for a sorry. ~ If a secret is about hurt or danger, telling a grown-up is right.
      H<teller> {helper} can say which things may be told. ~ Whatever hurts or scares somebody belongs on that list.
      H<grown> {helper} can agree to ask first. ~ Whatever hurts or scares somebody can still be told to a grown-up.
      H<grown> {helper} can listen and say what happened. ~ What feels bad or scary can be told to a grown-up at any time.
      T {he} can say to the one who told, "That was mine to tell."
      T {he} can say to the others, "I would like to talk about something else." ~ That is a whole answer.
      T {he} can tell small things first for a while. ~ It shows who is good at holding.
      T<comforter> {he} can tell {comforter}, which keeps everything. ~ It has held a lot already.
      T<doing> {he} can try {doing} when it hurts. ~ It has helped at other times.
      T<teller> {he} can say, "I told it, and I am sorry." ~ It is short, and it is the right length.
      T<teller> {he} can ask the others to stop passing it on. ~ It shows that the sorry is meant.
      T<grown> {he} can say, "Please ask before you tell that." ~ Grown-ups can learn it.
      T<grown> {he} can choose what may be told and what is private. ~ Two short lists are enough.
      C<ears> {he} can think, "Ears forget. I can wait."
      C<pot> {he} can think, "A small thing first, and then we see."
      C<hook> {he} can say, "That was private."
      C<teller> {he} can say, "It was yours, and I am sorry I told."
      C<grown> {he} can say, "That is mine to tell."
      C<topic> For a break, {he} can think about {topic}.
      A<ears> News gets old fast, and a told secret does as well. In a week somebody has lost a tooth or found a frog. What is left is knowing who is good at holding things. That is worth knowing.
      A<pot> Trust can grow back, and it grows from small things. A borrowed pencil that comes back is one. Nobody can say how long it takes. There are people who hold on to things, and some may be quite near.
      A<hook> It was told, and then something else was said, and that was true. What the other one does with it is their part. Sometimes a sorry comes, and sometimes it comes late. Meanwhile there is a game on, with room for one more.
      A<teller> A sorry does not make the secret a secret again. It does tell the other one that they count. Trust comes back in small things that are kept. The first of them can be something quite small, today.
      A<grown> It was told, and it can be talked about. Then there can be a new rule at home. People ask before they tell somebody else's story. The best ones are told by their owner.
      D<teller> There are things that only some people know. {Name} knew one of them and told it to somebody else. It takes just one breath. Now the one it belonged to has found out. That is a hard moment, and a good one for the truth.
      A<teller> The truth was told this time, and it was short. It may take days until things are as before. A secret that is kept next time helps more than ten sorries. Most people have told one at some time.
      D<safe> Most secrets are small, and they can be kept. {Name} heard one that is for telling. That is a secret about somebody who gets hurt or is not safe. So {Name} told a grown-up. It was the right thing, even if a friend had said, "Do not tell."
      P<safe> The friend may be cross or sad at first. It can be scary when a thing is known. Many are glad later that somebody said it for them.
      P<safe> There are grown-ups whose job it is to help children who are not safe. They can only start when they know.
      Q<safe> Now that it is told, {Name} may feel ____. It can be two things at once.
      Q<safe> Next to the friend, {Name} may feel ____.
      H<safe> {helper} can take it over from here. ~ It is work for grown-ups, and it is too heavy for a child.
      H<safe> {helper} can tell {him} what happens next. ~ Then there is less to guess.
      T<safe> {he} can say to the friend, "I told because I like you." ~ It is true, and it is short.
      T<safe> {he} can go on playing with the friend. ~ That is what friends are for.
      T<safe,comforter> {he} can hold {comforter} when it goes round in the head.
      C<safe> {he} can think, "I told the right person. It is not my job now."
      A<safe> It has been told, and grown-ups are looking after it. The friend may need some time. A friend who gets help is worth more than a secret that was kept. {Name} did a hard thing, and it was a good one.
      D<heavy> There are light secrets and heavy ones. {Name} may know a heavy one now. A light one is a present, and it is fun to keep. A heavy one is about somebody who may get hurt or who is scared. A friend may have said, "Do not tell anyone." With a heavy one, that need not be kept. Telling a grown-up is the way to help.
      P<heavy> The friend may have been scared when it was said. "Do not tell" often means "I do not know what to do". A grown-up may know.
      P<heavy> A friend may be cross at first when a thing is told. That gets less. Being safe lasts longer.
      Q<heavy> With that secret in the head, {his} tummy may feel ____.
      Q<heavy> Thinking of the friend, {Name} may feel ____. Two feelings may pull two ways.
      H<heavy> {helper} can hear it all and then take care of it. ~ Then it is a job for grown-ups.
      H<heavy> {helper} can talk to the friend's family or to the school. ~ A child need not do that.
      T<heavy> {he} can tell a grown-up today, and one more if nothing is done. ~ Telling again is right.
      T<heavy> {he} can say to the friend, "I care about you, so I told." ~ It is true, and it is kind.
      C<heavy> {he} can think, "Light ones I keep, heavy ones I share."
      A<heavy> Two can carry a heavy bag, and one of them is grown up. With a secret it is the same. To tell is to help, and that is what friends are for. The light secrets can stay where they are.
    `),
    '8-10': script(`
      D<ears> A secret is about the only thing that gets bigger when it is shared out. {Name} told it to one person, and that was a decision. All the tellings after that were decided by somebody else. It can take one lunch break to get round a year group. The worst of it is often walking into a room and not being sure who knows.
      D<ears> Somebody once worked out how fast a rumour travels in a school. If each person tells two others, it takes seven rounds to reach more than a hundred. {Name} had something private, and has seen the sum done. It says something about numbers. It says nothing at all about what was told.
      D<pot> Telling a secret is a kind of gift, because it cannot be taken back. {Name} chose somebody for it, and there were good reasons for the choice. Then that person told it on. What hurts then is only partly that people know. The bigger part is that the one who was trusted turned out to be somebody else for a moment.
      D<hook> What has been told cannot be taken back, and that is what makes it so maddening. {Name} may lie awake and go through what could have been kept. It was not a mistake to have something private. Everybody has. What was told is out of reach, and what is said next is not.
      D<teller> Knowing a secret is like a sneeze that wants out in a library. {Name} had been told something, and then told it on. Perhaps it was for a good laugh, perhaps it was to have something to say. Perhaps it slipped out. The one whose secret it was knows now, and that is a bad moment for two people.
      D<grown> It is one thing when a friend tells, and another when it comes from home. {Name} said something in private, and somebody at home told it to others. Adults and families do that as if it were weather. It may have been meant well, or meant to be funny. The secret still belonged to one person, and that person was not asked.
      P Most people who pass a secret on do it for a minute of attention. They are rarely as proud of it the day after. Some are too embarrassed to say sorry, and so they behave as if the other one had done something.
      P The listeners feel clever for a while, because they know. They also learn something about the one who told them. Not many will tell that person anything in future.
      P Sometimes a friend tells an adult because they are worried. That feels like being betrayed, and it is the reverse of it. It may take a while until it looks like that.
      P<teller> The one whose secret it was may not want to talk for a while. They are working out how many people know. An explanation helps less than it seems, and a plain sorry helps more.
      P<teller> Everybody has told something on at some time, adults included. The difference is in what they did in the hour after.
      P<grown> To adults, a child's private matters can look small. They have forgotten how it was to be the one spoken about in a kitchen. Most of them remember as soon as somebody says it.
      P<grown> Families pass news round because that is how they stay close. It is a good habit with one fault, which is that nobody asks the owner.
      Q Walking into the classroom, {Name} might feel ____. It may be in the ears or the stomach.
      Q Thinking of the one who told, {Name} might feel ____. Missing somebody and being furious can go together.
      Q<teller> Thinking of the moment when it came out, {Name} might feel ____.
      Q<teller> On seeing the other one, {Name} might notice ____. It may be a wish to explain.
      Q<grown> On hearing it told to others, {Name} might feel ____.
      Q<grown> When somebody says that it was only funny, {Name} might feel ____. Two people can hear two different jokes.
      H {helper} can listen first and act later, and only as agreed. ~ One thing is different. Whatever is about hurt or danger goes to an adult, and that is getting help.
      H {helper} can help to work out what to say, and to whom. ~ If a secret makes somebody feel unsafe, saying it to an adult is right, whatever was agreed.
      H {helper} can speak to the school if it turns into teasing. ~ Getting help is another thing than telling on somebody.
      H<adult> {helper} can help afterwards by {adult}. ~ And whatever feels bad or unsafe can be told to an adult at any time.
      H<teller> {helper} can help to find a sorry without a "but" in it. ~ Had the secret been about hurt or danger, telling an adult would have been right.
      H<teller> {helper} can explain which secrets are kept and which are told. ~ Whatever is about hurt, fear or danger goes to an adult.
      H<grown> {helper} can agree to ask before telling anything on. ~ What is about hurt or danger is the exception, and it goes to an adult who helps.
      H<grown> {helper} can hear how it sounded from the other side. ~ Whatever feels bad or unsafe can still be told to an adult at any time.
      T {he} can tell the other one in one sentence what it did. ~ "That was mine to tell" leaves little to argue with.
      T {he} can have an answer ready, such as "Yes, and what else is new?" ~ News dies of short answers.
      T {he} can tell small things first and see where they turn up. ~ It is a fair test.
      T {he} can name one person who has kept things so far. ~ It may be somebody who hardly talks.
      T<quiet> {he} can spend an hour {quiet}. ~ The talk goes on without any help.
      T<doing> {he} can try {doing} on the worst evening. ~ What has worked before may work again.
      T<teller> {he} can go to the other one and say it before anyone else does. ~ It takes about ten seconds and is the hardest part.
      T<teller> {he} can tell the others, "I was wrong to tell that, please leave it." ~ It stops more than one would think.
      T<grown> {he} can say at a quiet moment, "That was private." ~ It is easier to hear without guests.
      T<grown> {he} can make two lists, one of what may be told and one of what is private. ~ Adults are fond of lists.
      C<ears> {he} can think, "Old news by next week."
      C<pot> {he} can think, "I chose somebody. Next time I choose slower."
      C<hook> {he} can say, "That was private, and I minded."
      C<teller> {he} can say, "It was yours to tell, and I told it. I am sorry."
      C<grown> {he} can say, "My story, so please ask me first."
      C<topic> For ten minutes off, {he} can think about {topic}.
      A<ears> A told secret has a short life as news. In a week or two it is hardly worth a whisper, and something with a goldfish in it has happened. What lasts is knowing who can be trusted. That is dearly bought, and it is useful.
      A<pot> Trust is not an on-or-off thing. It can be a small amount for now, for small matters, with that person or with another. There is nobody who has not been wrong about somebody. Most people still tell things, because it is lighter for two to hold them.
      A<hook> What was told stays told, and it fades. What was said about it stays as well, and that part was well said. There may be an apology, early or late. It can be accepted in full, in part, or not yet.
      A<teller> It may take days until the two of them can laugh about something again. Trust comes back in small coins, such as a thing that was told and kept. Nobody can ask for it. It can be earned, though, and it often starts with a lent pen.
      A<grown> Telling is how families show that they are proud, or fond, or worried. Asking first is how they show respect. Both can be learned at any age. The next story may be told at the table by the one it belongs to.
      D<teller> Being told a secret feels important, and telling it on feels important for about a minute. {Name} may know how long that minute was. After it, there is somebody who trusted and somebody who wishes that it had not happened. The words cannot be collected again. What can be done is to say so, plainly.
      A<teller> Saying so was unpleasant and took less than a minute. What follows is up to the other person, and it may need time. A secret has weight because somebody is trusted with it. The next one will be easier to recognise.
      D<safe> There is a difference between a private secret and a dangerous one. {Name} knew which was which. What somebody likes or dreams about is private. What hurts somebody needs an adult. This one was for telling, and it went to a person who could act. Having been asked to keep it quiet does not change whose side that was on.
      P<safe> A person who says "promise not to tell" about something like that is often hoping to be helped. They tell a friend because a friend is easier. It is half of asking.
      P<safe> At first the friend may be angry or frightened about what comes next. That can last. It does not mean that telling was wrong.
      Q<safe> After telling, {Name} might feel ____. Relief and guilt can come together.
      Q<safe> On meeting the friend, {Name} might notice ____.
      H<safe> {helper} can take it from here, with people who do this for a living. ~ It is far too heavy for one child.
      H<safe> {helper} can say what happens next, as far as it is known. ~ It may be little, and it is better than guessing.
      T<safe> {he} can say to the friend, "I was worried about you, so I told." ~ It needs no more than that.
      T<safe> {he} can stay a friend in the ordinary ways, with games and jokes. ~ It is good to be the ordinary part of somebody's day.
      T<safe,comforter> {he} can keep {comforter} near in the evening.
      C<safe> {he} can think, "It was too heavy for two. Now more people are lifting."
      A<safe> What was told is with adults now, and there it belongs. Nobody can say yet how the friend will see it, today or in a year. A secret that keeps somebody in danger is not one that a friend keeps. {Name} knew the difference, which is harder than it looks.
      D<heavy> Most secrets weigh nothing: a present, a crush, a name for a hamster. {Name} may be carrying one that does. Some are about somebody who may get hurt, or run off, or is not safe. They come with the words "do not tell anyone". That was asked for in a fright, and with a secret of this kind it need not be kept. Telling an adult is not breaking trust. It is taking it seriously.
      P<heavy> People who say "do not tell anyone" have just told someone. Part of them hopes that it will get out to somebody who can help. They can seldom say that aloud.
      P<heavy> The friend may be angry for a while. Afterwards many say that they were relieved. Being angry and safe is better than the other way round.
      Q<heavy> Lying awake with that secret, {Name} might notice ____. It may be in the stomach or the chest.
      Q<heavy> At the thought of telling it, {Name} might feel ____. It can be two things that do not match.
      H<heavy> {helper} can listen to all of it first, and say what will happen next. ~ Somebody who tells has a right to know.
      H<heavy> {helper} can go to the friend's parents, the school or a helpline. ~ It is what adults are there for.
      T<heavy> {he} can tell one adult today, and another tomorrow if nothing happens. ~ It counts as helping, not as telling tales.
      T<heavy> {he} can say to the friend, "This one is too big for us, so I am getting help." ~ It is honest, and it leaves the door open.
      C<heavy> {he} can think, "Too heavy for one, so not for one."
      A<heavy> There is a simple test for a secret: would somebody be in danger if nobody told? If so, it was too much for one person from the start. Whoever passes it on to an adult has put it where it can be lifted. The other kind, with the hamster in it, can be trusted to stay where it is.
    `),
    '11+': script(`
      D<ears> There is an old calculation about rumours, and it comes out higher than expected. One person knew something private about {Name}. That person told it to two, each of them to two more, and by the afternoon it had become common knowledge with details added. The arithmetic is impersonal, and being its subject is not. The hard part is usually not what is said, but looking round a room and guessing who knows.
      D<ears> What gets told on is rarely the thing that was told. It loses a little at each stop and gains a little, until the owner would hardly know it. {Name} trusted one person with one version, and is now meeting others. There is some comfort in that, though not much. It means that the real thing is still in fewer hands than it seems.
      D<pot> To tell somebody a secret is to hand over a small amount of power and to trust that it will not be used. {Name} did that with open eyes, and it was used. People describe this as worse than an insult from an enemy, and there is a reason. An enemy did not have the information. What is damaged is less the secret than the picture of a person, and pictures of people take long to redraw.
      D<hook> A thing that has been told is out, and no apology brings it in again. {Name} may go over how it got out and look for the mistake. There may not have been one. Trusting people is a risk that makes life with others possible, and it goes wrong in a certain number of cases. What can still be decided is the next sentence, and to whom it is said.
      D<teller> There is a short pause before somebody passes on a secret, and in it one could still stop. {Name} may remember that pause, or may have missed it. There was something to gain, such as a laugh, an ally or simply a good story. There was also somebody who had trusted that it would not be told. Both of these things are true, and the second is the one with consequences.
      D<grown> Private matters leak in families with remarkable ease. {Name} told somebody at home, or was simply observed, and a week later an aunt or a neighbour knew. Adults may call it chatting. From the inside it is something else, since what was told belonged to one person and the audience was chosen by another. Being fond of somebody is not the same as having permission.
      P Those who pass a secret on rarely plan it. In most cases there was a lull in a conversation and they had something to fill it with. Afterwards they tend to avoid the person concerned, which looks like coldness and is mostly embarrassment.
      P An audience for a secret is less impressed than it acts. People enjoy hearing it, and at the same time they make a note about whoever told them. It is a note that lasts longer than the news.
      P Now and then a friend tells an adult because something frightened them. It feels exactly like betrayal on the day. Seen from further off it was the opposite, and it often cost that friend a good deal.
      P Online, a screenshot does in a second what whispering did in a week. Those who pass it on seldom think of themselves as having told anything. They only pressed a button, as they would say.
      P<teller> Whoever was told on is busy for a while with counting heads. Explanations sound to them like excuses, however well they are put. A short apology without conditions is the form that gets through.
      P<teller> Nearly every adult has at some time told on something that mattered. What they remember is less the slip than the days after, and whether they faced the person or crossed the road.
      P<grown> Parents talk to other parents because they are unsure and would like to hear that it is normal. It is a reason, and it is not a licence. Most of them are startled to learn how it sounded from the next room.
      P<grown> To relatives, news about children is a sort of currency. They pay with it and are paid in it. It rarely occurs to them that the coin has an owner.
      Q Coming into a room, {Name} might feel ____. Ears burn for some people, and others go cold.
      Q Thinking of whoever told, {Name} might feel ____. Loss and contempt get on badly, and they often arrive together.
      Q<teller> Thinking of the moment before it came out, {Name} might feel ____.
      Q<teller> On meeting the person concerned, {Name} might notice ____. A wish to be somewhere else is common.
      Q<grown> On finding out who knows, {Name} might feel ____.
      Q<grown> At the next family occasion, {Name} might notice ____. Smiles can be hard to read.
      H {helper} can listen without ringing anybody's parents, unless asked. ~ There is one exception: what is about harm or danger goes to an adult who can act, and telling that is not a betrayal.
      H {helper} can think through with {him} whether to speak, write or wait. ~ Anything that makes somebody unsafe is different, and it may be told at any time, whatever was agreed.
      H {helper} can speak to the school if it has turned into harassment. ~ Asking for help is another thing than telling on somebody.
      H<adult> {helper} can offer {adult}. ~ And whatever feels wrong or unsafe can be told to an adult at any time.
      H<teller> {helper} can read a draft of the apology and cross out each "but". ~ If the secret had been about harm or danger, an adult would have been the right person to tell.
      H<teller> {helper} can talk through what is kept and what is told. ~ Whatever is about harm, fear or danger goes to an adult who can act.
      H<grown> {helper} can agree that such things are asked about first. ~ Harm and danger are the exception, and those are told to somebody who can act.
      H<grown> {helper} can apologise without explaining. ~ And whatever feels wrong or unsafe can still be told to an adult at any time.
      T {he} can say or write one sentence to the person who told, and leave it there. ~ "That was mine to tell" does not need a second page.
      T {he} can prepare a bored answer for whoever asks. ~ Not much survives a bored answer.
      T {he} can keep private things off screens for a while. ~ Paper and kitchens are harder to forward.
      T {he} can think of the people who have kept things so far. ~ They are easily overlooked, since keeping makes no noise.
      T<quiet> {he} can spend an evening {quiet}, with the phone in another room. ~ It goes on without an audience for a night.
      T<doing> {he} can try {doing} when it goes round and round. ~ What has worked before is worth another try.
      T<teller> {he} can tell the person concerned before they hear it elsewhere. ~ It is ten unpleasant seconds, and it changes the rest.
      T<teller> {he} can ask those who were told to let it rest. ~ It costs some face, which is rather the point.
      T<grown> {he} can say it at a quiet time and with an example. ~ "When you told that on Sunday" is harder to wave away than "you tell everyone".
      T<grown> {he} can name a few subjects that are off the table. ~ A short list is easier to keep than a principle.
      C<ears> {he} can think, "By the time it has been round, it is not mine."
      C<pot> {he} can think, "I was right to trust, and wrong about whom."
      C<hook> {he} can say, "That was private. I wanted you to know I minded."
      C<teller> {he} can say, "It was yours, I told it, and I am sorry."
      C<grown> {he} can say, "That one was mine. Ask me next time."
      C<topic> For an hour's leave, {he} can think about {topic}.
      A<ears> As news it has perhaps ten days to live, and fewer if somebody falls off a stage. After that it is a thing that some people know and hardly anyone thinks about. What stays is knowing who can be trusted with what. Most people pay for that knowledge once or twice, and {Name} is in large company.
      A<pot> It would be a pity to conclude that nobody can be trusted, since it is false. A better conclusion is a slower one, in which small things go first and larger ones follow if they are held. The person who told may come back into that list, lower down. There is no deadline for it.
      A<hook> What was told cannot be helped any more. What was said about it was {his} own choice of words, and that is a different position from the one in which it began. An apology may come, and it may be clumsy. Trust is allowed to take its time about answering.
      A<teller> It may not be the same friendship for a while, or at all, and it is honest to say so. Trust is rebuilt out of dull material, such as things that were told and went nowhere. That is possible to practise from today. The next pause before telling will be easier to notice.
      A<grown> Families can change this habit, and they usually do it with some grumbling and a relapse at Christmas. What was told has been told, and it will bore the relatives before long. From here on there is a line, and it has been said aloud. Stories told by their owner tend to be better in any case.
      D<teller> Information is a kind of money among friends, and a secret is a large note. {Name} spent one that belonged to somebody else, and it bought a moment of attention. Hardly anybody does this out of malice. It is mostly done to be close to one person, at the cost of another. That makes it understandable, and it does not pay it back.
      A<teller> Some of it can be paid back, in time without another slip. The other person decides whether that is enough. Owning up without an excuse was the part that could be chosen. Telling is quick and trust is slow, and both are in the same hands.
      D<safe> Loyalty is usually a matter of keeping things to oneself, and there is one exception. When somebody is being harmed, or harms themselves, silence helps only whatever is doing the harm. {Name} was trusted with something of that kind and told a person who could act. It was the right decision, even if it had been asked for in confidence. Nobody is entitled to ask for confidence of that sort.
      P<safe> People often tell a friend first, because it is the least frightening way of asking for help. "Do not tell anyone" may be a wish and a test in one sentence.
      P<safe> The friend may react with anger, since control over it has been lost for the moment. It can take a long time for the rest to arrive. Some people say years later that it was the day things began to change.
      Q<safe> Since it was told, {Name} might notice ____. Relief and a bad conscience are often there together.
      Q<safe> Facing the friend, {Name} might feel ____.
      H<safe> {helper} can take over from here, with people who are trained for it. ~ It was far too heavy for one person.
      H<safe> {helper} can say honestly what will happen next and what is not known. ~ Half of an answer is better than a rumour.
      T<safe> {he} can tell the friend, "I was frightened for you, and I would do it again." ~ It is plain, and it is hard to argue with.
      T<safe> {he} can keep turning up for ordinary things. ~ It shows more than any explanation.
      T<safe,comforter> {he} can have {comforter} within reach that evening.
      C<safe> {he} can think, "Better an angry friend than a friend in danger."
      A<safe> It is in other hands now, which is where it can be dealt with. The friendship may be quieter for a while, or different, and that is a real cost. Some secrets are kept by friends and some are told by them. {Name} could tell which was which.
      D<heavy> Being trusted with a secret is an honour until it is the wrong kind. {Name} may have been told something about somebody's safety, with "do not tell" attached, and has had it ever since. Silence that was asked for in a panic does not bind anyone to stand by. Keeping quiet protects the secret, and speaking protects the person. Those are two different loyalties, and only one of them can be explained afterwards. Telling an adult who can act is the loyal one.
      P<heavy> Someone who confides and forbids in the same breath is usually of two minds. One of them would like to be found out by somebody competent. It is hard to ask for that directly.
      P<heavy> The friend may be furious, and for a while it may look like the end of it. Many say later that it was the first moment at which things got easier. Others do not say so, and are safe.
      Q<heavy> At two in the morning, {Name} might notice ____. It is a lot to know alone.
      Q<heavy> At the thought of telling, {Name} might feel ____. Guilt and relief often turn up together.
      H<heavy> {helper} can listen without taking over, and then explain each step before it is taken. ~ Control is easier to hand over in portions.
      H<heavy> {helper} can bring in whoever is responsible, from a school's safeguarding lead to a helpline. ~ None of that is a job for a friend.
      T<heavy> {he} can tell one adult today, in one sentence if need be. ~ If that adult does nothing, there is another.
      T<heavy> {he} can tell the friend, "I am not keeping this one, because I want you to be all right." ~ It is harder to say than to hear.
      C<heavy> {he} can think, "I can keep a secret. I cannot keep a danger."
      A<heavy> Whether to keep a secret comes down to one question: could somebody come to harm if it stays where it is? If the answer is yes or perhaps, it belongs with an adult. That is what trust is for, even when it does not look like it from the inside. The harmless ones can be kept until everybody is ninety.
    `),
  },
};

export const toldSecret: Frame = withScenes(own, surpriseThatSlippedOut, secretPassedOn, whatWasWrittenToOne);
