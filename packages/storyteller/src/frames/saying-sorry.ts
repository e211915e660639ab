import { throughAWindow } from './through-a-window.ts';
import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { sorryAndThenAgain } from './sorry-and-then-again.ts';
import { whichPartIsMine } from './which-part-is-mine.ts';
import { laughedAlong } from './school/laughed-along.ts';
import { sorryRoundTheCorner } from './home/sorry-round-the-corner.ts';
import { whereSorryMeantTrouble } from './home/where-sorry-meant-trouble.ts';

/** A sorry that is said where there is nothing to be sorry for. */
const TOO_OFTEN =
  /\b(?:(?:(?:says?|saying)\b[^.]{0,12}\b(?:sorry|sorries)|apologi[sz]\w*)\b[^.]{0,14}\b(?:all the time|for everything|constantly|too (?:much|often)|non[- ]?stop|over and over|every five minutes)|(?:always|constantly|keeps) (?:apologi[sz]ing|saying sorry)|over[- ]?apologi\w*)\b/i;

const own: Frame = {
  id: 'saying-sorry',
  name: 'Saying sorry',
  says: [
    'said something mean to her friend and does not know how to make up',
    'saying sorry',
    'refuses to say sorry',
    'will not apologise',
    'wont apologize to his sister',
    'cannot admit that he was wrong',
    'it is never her fault',
    'blames everyone else',
    'says sorry without meaning it',
    'goes silent when he should apologise',
    'laughs when she has hurt someone',
    'hides after breaking something',
    'how to make it up to a friend',
    'making amends',
    'owning up to mistakes',
    'taking responsibility',
    'argument with best friend and neither will apologise',
    'broke a window and does not dare to say it',
    'lied about it and now feels bad',
    'apology letter',
    'too proud to say sorry',
    'feels so guilty that he cannot say it',
  ],
  claims: {
    strong: [
      'how to make up',
      'make up with her friend',
      'make up with his friend',
      'make up with friend',
      'make up after',
      'put it right',
      'make things right',
      'said something mean',
      'said something horrible',
      'said something unkind',
      'said something nasty',
      'i read her diary',
      'i read his diary',
      'id read her diary',
      'id read his diary',
      'i had read her diary',
      'i read her messages',
      'i read his messages',
      'i smacked him',
      'i slapped him',
      'i slapped her',
      'i spanked him',
      'i spanked her',
      'i hit him last',
      'i hit her last',
      'i smacked her',
      'broke mums',
      'broke moms',
      'broke my vase',
      'broke a vase',
      'broke the vase',
      'broke a window',
      'broke the window',
      'apologises all the time',
      'always apologising',
      'keeps saying sorry',
      'keeps apologising',
      'says sorry constantly',
      'over apologises',
      'say sorry',
      'saying sorry',
      'said sorry',
      'sorry',
      'apologise',
      'apologize',
      'apology',
      'apologies',
      'make amends',
      'make up with',
      'make it up to',
      'own up',
      'owning up',
      'admit mistake',
      'admit he was wrong',
      'admit she was wrong',
      'admit fault',
      'admit when he',
      'admit when she',
      'take responsibility',
      'taking responsibility',
      'blame everyone',
      'blame other',
      'blame others',
      'blame somebody else',
      'blame someone else',
      'his fault',
      'her fault',
      'remorse',
      'break something',
      'break a window',
      'make up with a friend',
    ],
    cues: [
      'admit',
      'mistake',
      'blame',
      'fault',
      'wrong',
      'guilty',
      'guilt',
      'proud',
      'forgive',
      'repair',
      'mend',
      'argument',
      'lie',
      'break',
      'hurt',
      'refuse',
      'mean it',
      'dare',
    ],
    not: [
      'feel sorry for',
      'feels sorry for',
      'sorry for himself',
      'sorry for herself',
      'sorry for the long',
      'sorry for long',
      'sorry this is long',
      'sorry for rambling',
      'sorry to bother',
      'sorry if this',
      'sorry i',
      'sorry my english',
      'thinks it is his fault',
      'thinks it is her fault',
      'thinks its his fault',
      'thinks its her fault',
      'not his fault',
      'not her fault',
    ],
  },
  topicWords: ['sorry', 'apolog', 'mend', 'repair'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'An apology that is forced is worth less to both sides than one that is meant; it can be shown by repairing something.',
    'Apologies work better when they name what happened and leave out excuses, and after the hurt person has been heard; late ones are often welcome.',
    'A person who was hurt may need time, and is not bound to forgive.',
    'An accident hurts as much as the same thing done on purpose.',
    'People tend to explain their own actions by reasons and those of others by character, and both sides remember an argument differently.',
    'The English word sorry comes from an Old English form related to sore and is more than a thousand years old; it is not related to sorrow.',
    'In the Japanese craft of kintsugi broken pottery is mended with lacquer and powdered gold, so that the crack can be seen. It takes weeks, because lacquer is put on in layers that have to harden.',
    'Adhesive tape holds a torn page together, and the tear can still be seen.',
    'Guilt and anger about unfairness often come together.',
  ],
  threads: {
    got: 'a sorry that comes from a grown-up',
    stuck: 'a word that is stuck',
    often: 'a sorry that comes out before anything has happened',
    tape: 'a torn page that is mended with tape',
    ow: 'the word ow, and a word that can follow it',
    drip: 'a cup that tipped, and a cloth',
    elbow: 'an elbow that cannot see where it goes',
    letters: 'the five letters of the word sorry',
    shoes: 'the shoes that people look at when they want to say sorry',
    sore: 'the old word sore inside the word sorry',
    gold: 'a broken bowl that is mended with gold',
    but: 'the word but after the word sorry',
    late: 'an apology that comes late',
    owed: 'waiting for a sorry that does not come',
    tell: 'the first sentence of telling it',
  },
  decidedBy: [
    TOO_OFTEN,
    /\b(?:I|we) (?:\w+ )?(?:shouted|yelled|screamed|snapped|lost (?:my|our) temper|overreacted|was (?:too harsh|unfair))\b[^.!?]{0,60}\b(?:want|need|would like|like|how (?:do|can) (?:i|we)|['’]d like)(?: to)? (?:say sorry|apologi[sz]e|make it up|put it right)\b/i,
  ],
  threadCues: {
    got: /\b(?:(?<!\b(?:when|after|that) )(?:i|i'd|i've|we) (?:\w+ ){0,2}(?:shouted|yelled|screamed|snapped|smacked|slapped|hit|spanked|swore|read (?:his|her|their) (?:diary|messages|texts|phone|letters?)|threw (?:away|out)|forgot|broke|lost (?:my|our) temper|was wrong|was unfair|overreacted|told (?:him|her|them) off)|i (?:want|need|would like|wanted|have) to (?:say sorry|apologi[sz]e)|(?:i|we|his dad|her dad|his mum|her mum|(?:the|his|her) teacher) (?:\w+ )?(?:apologi[sz]ed|said sorry)|apologi[sz]e to (?:him|her|my (?:son|daughter|child)))\b/,
    stuck:
      /\b(?:won.?t|will not|refus\w+|never (?:says?|wants?|will|would|apologi\w*)|(?:n.t|not) (?:want|like|able) to (?:say|apologi\w*)|can.?t say|cannot say|n.t say|not say|hard to say|stubborn)\b/,
    often: TOO_OFTEN,
    tell: /\b(?:afraid to tell|scared to tell|(?<!\bsorry and )hid(?:es|ing|den)?(?! (?:(?:when|in|behind|instead|under)\b[^.]*\b(?:sorry|apolog\w*|make up|made up)|under the (?:table|bed|duvet|covers)|behind (?:me|us|the)|in (?:his|her|their)))|(?:won'?t|did not|didn'?t|doesn'?t|not) (?:tell|admit|own up|say (?:that|what|it was|who))|denie[sd]|den(?:y|ies)|blam\w*|covered (?:it )?up|secretly|own(?:s|ed|ing)? up|confess\w*)\b/,
    tape: /\b(?:br[eo]k\w*|broke\w*|tor[en]\w*|tear\w*|ruin\w*|smash\w*|crack\w*|vase|window|plate|cup|doll|picture|drawing|book|spill\w*|damag\w*|lost|spoil\w*)\b/,
    gold: /\b(?:br[eo]k\w*|broke\w*|tor[en]\w*|ruin\w*|smash\w*|crack\w*|vase|window|plate|cup|damag\w*|lost|spoil\w*)\b/,
    drip: /\b(?:br[eo]k\w*|broke\w*|spill\w*|spilt|drop\w*|knock\w*|tip\w*|cup|plate|picture|drawing|ruin\w*|paint)\b/,
    elbow: /\b(?:accident\w*|bump\w*|knock\w*|elbow|by mistake|clums\w*|stepp\w*)\b/,
    ow: /\b(?:hurt\w*|hits?|hitting|bit\w*|push\w*|kick\w*|bump\w*|knock\w*|pinch\w*|scratch\w*|accident\w*)\b/,

    owed: /\b(?:(?<!\b(?:hit(?:ting)?|hurt(?:ing)?|push\w*|shov\w*|kick\w*|bit|biting|pinch\w*|punch\w*|scratch\w*|spat (?:at|on)|teas\w*|upset(?:ting)?|to|with|at) )(?:(?:his|her|their) (?:best |big |little |older |younger )?(?:friends?|brothers?|sisters?|cousins?|teacher|dad|mum|mom|classmates?)|(?:the|another|a) (?:other )?(?:friend|boy|girl|teacher|child|kid)|the others?|others|nobody|no one|other (?:kids|children|boys|girls)) (?:(?!(?:and|but|then|so|or)\b)\w+ )?(?:never|won'?t|didn'?t|doesn'?t|don'?t|not|refuses? to|did not|will not) (?:ever )?(?:say|said|says|apologi[sz]\w*)(?! (?:sorry )?(?:when|because|for me))|(?<!\b(?:i|we) )wants (?:an apology|(?:him|her|them) to (?:say sorry|apologi[sz]e))|waiting for (?:a sorry|an apology))\b/,
  },
  onlyWhenSaid: ['often', 'tell', 'owed', 'got'],
  tellsAlone: ['often', 'tell', 'owed', 'got'],
  roles: {
    other: {
      fallback: { text: 'someone' },
      cues: [
        { match: /\b(?:sister|brother|sibling)s?\b/i, phrase: { text: 'somebody in the family' } },
        { match: /\b(?:friend|freind|classmate|another child|other kid|other child)\b/i, phrase: { text: 'a friend' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Sorry for {name}', thread: 'got' },
      { text: 'The Word That Is Stuck', thread: 'stuck' },
      { text: 'Out Comes Sorry', thread: 'stuck' },
      { text: 'A Sorry to Keep', thread: 'often' },
      { text: 'The First Word Is the Big One', thread: 'tell' },
      { text: 'No Sorry Yet', thread: 'owed' },
      { text: 'Rip, Rip, Stick', thread: 'tape' },
      { text: 'A Line in the Page', thread: 'tape' },
      { text: 'Ow Goes First', thread: 'ow' },
      { text: 'Ow, Sorry, Pat, Pat', thread: 'ow' },
      { text: 'Drip, Drip, Wipe, Wipe', thread: 'drip' },
      { text: 'One Sorry and One Cloth', thread: 'drip' },
      { text: 'Elbows Have No Eyes', thread: 'elbow' },
      { text: 'That Was My Elbow', thread: 'elbow' },
      { text: '{name} and the Word Sorry' },
      { text: 'Two Ways to Say Sorry' },
    ],
    older: [
      { text: 'When a Grown-up Says Sorry', thread: 'got' },
      { text: 'A Sorry in the Other Direction', thread: 'got' },
      { text: 'A Sorry to Keep', thread: 'often' },
      { text: 'One Sentence at the Door', thread: 'tell' },
      { text: 'The First Word of Sorry', thread: 'tell' },
      { text: 'The Sorry That Did Not Come', thread: 'owed' },
      { text: 'Five Letters', thread: 'letters' },
      { text: 'S, O, R, R, Y', thread: 'letters' },
      { text: 'The Line in the Page', thread: 'tape' },
      { text: 'First the Word or First the Tape', thread: 'tape' },
      { text: 'What Shoes Are Good For', thread: 'shoes' },
      { text: 'Where Sorry Comes From', thread: 'sore' },
      { text: 'Sore and Sorry', thread: 'sore' },
      { text: 'Gold in the Crack', thread: 'gold' },
      { text: 'A Bowl With a Line', thread: 'gold' },
      { text: 'Sorry, Full Stop', thread: 'but' },
      { text: 'The Word After Sorry', thread: 'but' },
      { text: 'Late Is Not Too Late', thread: 'late' },
      { text: 'The Unsent Message', thread: 'late' },
      { text: '{name} and the Short Word' },
      { text: 'How Things Get Mended' },
    ],
  },
  benefits: [
    'Shows that sorry can be a word, a drawing or a repair, and that it may come later.',
    'Tells what the other person may be thinking, without making anybody the bad one.',
    'Gives {name} one way to begin and a few words to hold on to.',
  ],
  talk: {
    young: [
      'What helped in the story: a word, a hand or a thing?',
      'How does it feel just before the word sorry?',
      'Shall we find something that we can mend together?',
    ],
    older: [
      'What can a sorry do in this story, and what can it not do?',
      'Which word went into the blank, and is there a second one?',
      'Shall we tell each other about a sorry that was hard to say?',
    ],
  },
  ofThread: {
    owed: {
      benefits: [
        'Says that waiting for a sorry hurts, and that it may not come.',
        'Looks at the one who does not say it, without making anybody the bad one.',
        'Gives {name} words for what it was like.',
      ],
      talk: {
        young: [
          'Who waited for a sorry in the story?',
          'How does it feel when no sorry comes?',
          'Shall we say aloud what was not okay?',
        ],
        older: [
          'What can help when a sorry does not come?',
          'Which word went into the blank, and is there a second one?',
          'Shall we tell each other about a sorry that never came?',
        ],
      },
    },
    got: {
      benefits: [
        'Says that grown-ups get things wrong too, and say sorry.',
        'Leaves it to {name} when to come closer.',
        'Gives {name} words for what it was like.',
      ],
      talk: {
        young: [
          'Who says sorry in the story?',
          'How does it feel when a big person is sorry?',
          'Shall we have a hug, now or later?',
        ],
        older: [
          'What can a sorry from a grown-up do, and what can it not do?',
          'Which word went into the blank, and is there a second one?',
          'Shall we agree on what we do when one of us has got it wrong?',
        ],
      },
    },
    often: {
      benefits: [
        'Tells what a sorry may be asking when nothing has happened.',
        'Answers the question underneath.',
        'Gives {name} other words for it.',
      ],
      talk: {
        young: [
          'What did the sorry ask in the story?',
          'How does it feel when somebody sighs?',
          'Shall we think of other words for it?',
        ],
        older: [
          'What does a quick sorry ask, in this story?',
          'Which word went into the blank, and is there a second one?',
          'Shall we agree on an answer to that question?',
        ],
      },
    },
  },
  cover: {
    setting: 'garden',
    time: 'day',
    pose: 'hold',
    feeling: 'shy',
    companion: 'child',
    props: ['flower'],
  },
  text: {
    '2-3': script(`
      D<tape> Rip goes a page. It can happen to {Name} too. Sorry can be a word. Sorry can be tape. Stick, stick!
      D<tape> Some things rip. Some things can be mended. {Name} may see how. Rip goes the page. Stick goes the tape.
      D<ow> Bump, ow, ow! It can happen to {Name} too. Sorry is a word for that. It is a soft word. So is a pat.
      D<ow> Ow goes one mouth. Sorry goes another one. {Name has} a mouth for both. Hands can talk as well. Pat, pat.
      D<drip> Cups tip, and {his} cup can too. Drip, drip, drip! Sorry is a thing to say. A cloth is a thing to do. Wipe, wipe, wipe.
      P Grown-ups bump people too. They say, "Oh, sorry!"
      P Some children say it fast. Some need more time. Both are okay.
      P A sad face can get glad again. It may take a bit.
      P Somebody with an ow likes a soft voice.
      Q<ow> After an ow, {Name} may feel ____.
      Q Just before sorry, {Name} may feel ____.
      Q When someone cries, {Name} may feel ____.
      Q<tape> When a thing breaks, {Name} may feel ____.
      H {helper} can go along.
      H {helper} can help too.
      H {helper} can wait for a bit.
      H<helper> {helper} can hold {his} hand.
      H<adult> {helper} can try {adult}.
      T {he} can bring a cloth.
      T {he} can bring a toy.
      T {he} can stay close by.
      T<comforter> {he} can hold {comforter} first.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<tape> {he} can say, "Rip, rip, stick, stick."
      C<tape> {he} can say, "Stick, page, stick."
      C<ow> {he} can say, "Ow first, and then sorry."
      C<ow> {he} can say, "Sorry, ow, pat, pat."
      C<drip> {he} can say, "Drip, drip, wipe, wipe."
      C<topic> {he} can think about {topic}.
      A<tape> Stick, stick, stick. The page has a line now. It can turn again. Mended is good.
      A<tape,helper> The page is mended. The tape stays on. {helper loves} {Name} on all days. That goes for rip days.
      A<ow> The ow gets small. It gets smaller. Sorry was said, or it was shown. Pat, pat, and done.
      A<ow,helper> Ow is done, and sorry is done. Then there is play. {helper loves} {Name} with all bumps.
      A<drip> Wipe, wipe, and it is dry. The cup stands up. Sorry can be a cloth. There is more water.
      D<stuck> Sorry is a word. It can get stuck. {Name} may know that. Mmm, mmm. It can come later. It can come as a pat.
      D<stuck> A word sits in {his} mouth. It is sorry. It is stuck. Hands can say it too. Pat, pat.
      C<stuck> {he} can say, "Stuck, stuck, out!"
      A<stuck> The word was stuck. A hand went pat, pat. That was a sorry too. Words can come on another day.
      D<got> Sorry is for big ones too. A big one got it wrong. {Name was} there. It is not {his} fault.
      P<got> Big ones make mistakes. They can say sorry too.
      Q<got> After that, {Name} may feel ____.
      H<got> {helper} can sit low and wait.
      T<got> {he} can come close, or not yet.
      C<got> {he} can say, "Ow, that was hard."
      A<got> The hard bit is over. A sorry is soft. A hug can come now, or later. Soft, soft, soft.
    `),
    '4-5': script(`
      D<tape> Sometimes a page in a book rips. It can happen to a lot of people, and to {Name} too. Sorry is one way to make it better. Tape is another way. The rip stays, but the page holds.
      D<tape> A page that is ripped can be mended with tape. {Name} can see the line where the rip was. The line does not go away. Tape does not make a page new. It makes it good to read.
      D<elbow> Elbows stick out, and they have no eyes. So {his} elbow may bump someone by mistake. A sorry is good for that. It says, "I did not mean it." A bump by mistake hurts too, so it helps.
      D<elbow> No one has eyes in an elbow. So a bump can happen, to {Name} and to anyone. A sorry helps then, too. A bump by mistake hurts just the same. The other one cannot see which kind it was.
      D<drip> A cup can tip, and milk runs over someone's picture. {Name} may know a minute like that. People can say sorry with a mouth. They can also do it with a cloth. Both of them help a bit.
      D<owed> Somebody did a thing that hurt, and {Name} wants a sorry. It does not come. Some people find that word hard to say. They may show it with a toy or a wave. Some do not show it at all.
      D<owed> A sorry is nice to get. {Name} did not get one. The hurt bit is still there. A hug can help with that. It can come from somebody else.
      D<tell> To say sorry, first there is a thing to tell. Something went wrong, and {Name was} there. It can be hidden, but the tummy still knows. One small sentence can help: "I am sorry, it is broken." Then two people know, and two can mend.
      D<tell> Sorry is hard to say when a thing is hidden. {Name} may look at the spot again and again. To tell it is hard for as long as a breath. After that somebody can help.
      P No one can see from outside that someone is sorry. It is in there with the other thoughts. A word or a hand can show it.
      P Some children say sorry at once. Some need to be quiet first. Both can mean it.
      P Grown-ups get things wrong too. They step on toes, and they eat the last plum. Then they look for the word as well.
      P Someone who is still sad may not answer. That is not a no. It takes time to be done with an ouch.
      P<helper> {helper knows} that things go wrong. {helper loves} {Name} then, and at all other times.
      P<owed> The other one may be scared of the word. It is a small word, and it gets stuck.
      P<owed> Grown-ups wait for a sorry too. At times they wait for years.
      P<tell> Grown-ups hid broken cups when they were small. They were found. It was not so bad.
      P<tell> The one who owns the thing may be cross at first. Cross gets less. It gets less fast when somebody tells.
      Q When {other} is sad, {Name} may feel ____.
      Q Just before the word sorry, {Name} may feel ____.
      Q<tape> When a thing is broken, {Name} may feel ____.
      Q Looking at the other one, {Name} may feel ____.
      Q<owed> With no sorry, {Name} may feel ____.
      Q<owed> Seeing the other one, {Name} may feel ____.
      Q<tell> Before telling, {Name} may feel ____.
      Q<tell> After telling, {his} tummy may feel ____.
      H {helper} can go with {Name} and stand close. ~ It is easier with two.
      H {helper} can wait until it is quiet. ~ A sorry needs a bit of time.
      H {helper} can help to put things right. ~ Four hands are quick.
      H<helper> {helper} can say in few words what happened. ~ Then nobody needs to guess.
      H<adult> {helper} can keep some time for {adult}. ~ It is good after a hard word.
      H<owed> {helper} can say, "That was not okay. I saw it."
      H<owed> {helper} can listen to the hurt bit. ~ It helps to tell it.
      H<tell> {helper} can listen first and be cross later.
      H<tell> {helper} can look for tape with {Name}. ~ It helps to mend it together.
      T {he} can ask, "Are you okay?"
      T {he} can bring something that helps, like a wet cloth.
      T {he} can draw a picture for the other one.
      T<comforter> {he} can hold {comforter} and then say it.
      T<comforter> {he} can try the word with {comforter} first.
      T<quiet> {he} can spend some time {quiet} first.
      T<doing> {he} can try {doing} first.
      T<owed> {he} can say, "That hurt. I did not like it."
      T<owed> {he} can go and play with somebody else for a while.
      T<tell> {he} can take a hand and show the spot.
      T<tell> {he} can say, "It was me, and I am sorry."
      C<tape> {he} can think, "First the rip, and then the tape."
      C<tape> {he} can say, "It has a line, and it holds."
      C<elbow> {he} can say, "Oh, that was my elbow."
      C<elbow> {he} can think, "My elbow has no eyes."
      C<drip> {he} can think, "One sorry, one cloth."
      C<topic> {he} can rest a bit and think about {topic}.
      C<owed> {he} can think, "I can feel better with no sorry."
      C<owed> {he} can say, "I am still cross about it."
      C<tell> {he} can think, "One breath, and then I tell."
      C<tell> {he} can say, "I want to show you something."
      A<tape> The page is mended now. It has a line, and all the words can be read. The story in it is as good as before.
      A<tape> A mended page is still a page. Things rip, and people say sorry, and there is tape. That goes for big people and for {Name}. Then someone turns the page.
      A<elbow> Elbows do bump people now and then. There is a word for it, and it is short. Sorry takes one second. After that, an elbow can go back to its game.
      A<elbow> An ouch gets smaller when someone comes and asks. Sorry is one way to come. It is okay to be a person with two elbows. Nearly everyone is.
      A<drip> The table is dry, and the cloth is wet. The picture is not quite flat, but it is a picture. Someone helped, and that can be a sorry. There is more milk.
      A<owed> The sorry did not come today. The hurt bit got smaller all the same, because somebody listened. A sorry can come late. Till then there is play.
      A<owed> Words get stuck in some people. It is not the job of {Name} to pull them out. It was good to say that it hurt. Sorry or no sorry, supper is at six.
      A<tell> It has been told. The thing is still broken, and the tummy is light. There is tape, or glue, or a broom. Sorry was said, and now it can be mended.
      A<tell> The spot was shown, and a grown-up looked at it. Then there was a breath, and a hug or a broom. Things can be mended, or they cannot. It was good to tell.
      D<often> Sorry is a good word for when something went wrong. {Name} may say it when nothing did. It comes out fast, like a hiccup. It asks, "Is all well with us?" There are other words that can ask that.
      P<often> Others like a sorry that is for something. With nothing to mend, they do not know what to say.
      P<often> A child who says sorry a lot wants all to be well. That is a kind wish.
      Q<often> Just before that word, {Name} may feel ____.
      H<often> {helper} can say, "All is well with us."
      H<often> {helper} can say so when there is nothing to mend.
      T<often> {he} can ask, "Are you cross?"
      T<often> {he} can say, "Thanks for waiting," in its place.
      C<often> {he} can think, "I keep this sorry for later."
      A<often> A sorry can wait in a pocket until it is needed. Today nothing broke, and nobody is cross. People can be near each other with no sorry at all. All is well.
      D<stuck> Sorry is a small word, and it can get stuck. {his} mouth may be full of it, and still nothing comes. The more people wait for it, the more it sticks. It is not easy to push. It comes out better when it is quiet.
      D<stuck> Some words slip out, like "more" or "mine". Sorry can stick, and {his} mouth may stay shut. That does not mean that nobody is sorry in there. Hands can go first. They can bring a tissue or hold out a toy.
      C<stuck> {he} can think, "It is stuck. It can come later."
      A<stuck> Words can be late, and a late sorry is good too. A hand or a drawing may get there first. The other one can see what it means. Then it is not so stuck any more.
      D<got> Grown-ups say sorry too. Somebody big did a thing that was not right. {Name} got the hard end of it. That was not {his} fault. Now the big one wants to mend it.
      P<got> A grown-up can be cross and tired. That is a reason, but it does not make it right. Grown-ups know that.
      P<got> Later a grown-up may be sad about it. It can be seen in the face.
      Q<got> After the hard bit, {Name} may feel ____.
      H<got> {helper} can say sorry, and say what for. ~ It helps to hear it in words.
      H<got> {helper} can wait until {Name wants} a hug. ~ It can be later.
      T<got> {he} can say what it was like.
      T<got> {he} can say, "Not yet," and come later.
      C<got> {he} can say, "That was hard for me."
      A<got> A sorry is said, and it is a true one. It cannot undo the hard bit, but it mends some. The two can sit side by side now. It is quiet, and they can hear the clock.
    `),
    '6-7': script(`
      D<letters> Sorry has five letters, and {Name} may be able to spell it. Still, it can be hard to say. It is a small word with a big job. It tells somebody, "I saw that it hurt." It also tells, "I was part of it." That is a lot for five letters.
      D<letters> There are long words that are easy, like "butterfly". There are short words that are hard. Sorry is one of those, for {Name} and for most people. It has just five letters, and two of them are the same. It is hard because it is about something that went wrong.
      D<tape> A torn page cannot be made new. {Name} may have seen how it can be mended. Two edges go side by side, and tape goes over them. The line can still be seen. But the page turns, and it can be read again. Saying sorry does not make a thing new either. It is one way to begin.
      D<tape> When something gets broken or torn, there are two jobs. {Name} may know the first one, which is to say sorry. The second job is to help with the mending. There is tape for paper, glue for cups, and a cloth for wet floors. Some people find the second job easier. It can come first.
      D<shoes> When people want to say sorry, they often look at their shoes. {Name} may have seen that, or done it. It is hard to look at a sad face. Shoes are much easier, because they do not look back. The word still works like that. Ears do not need eyes.
      D<owed> After something that hurt, people look at each other and wait. {Name} may have waited for a sorry from somebody, and it did not come. That hurts a second time. The first was the thing itself. The second is that nobody seems to have noticed.
      D<owed> Nobody can make another person say sorry and mean it. {Name} may wish for that, and it is a fair wish. Some people say it with a drawing, or by being nice on Monday. Some do not know that anything happened. A sentence can tell them.
      D<tell> Things break fast, and saying sorry takes long. {Name} may know the time in between. The thing is out of sight, and the thought of it is not. Most people want to wait for a good moment. There is none, so a normal moment will do.
      D<tell> Being sorry is easy, and telling is hard. {Name} may be sitting on a secret like that. Nobody plans to hide a thing. Hands are just quicker than heads. It gets no smaller in there. Said aloud, it has the size of a vase.
      P The other person may need some time. It can take an hour or a day until things are good again. That does not mean that the sorry was wrong.
      P Somebody who was hurt often wants one thing most. That person wants it to be noticed. It matters more than a long speech.
      P Grown-ups have the same trouble with that word. Some write a card, and some suddenly make pancakes. It means about the same.
      P Some people say sorry so fast that it sounds like a sneeze. Others say it a day later. Late is fine when it is meant.
      P<helper> {helper knows} how hard it can be, as most grown-ups do. {helper loves} {Name} on days with mistakes and on days without.
      P<owed> The other one may think, "It was a joke," or, "I did not begin." In that head it is another story.
      P<owed> Some families say sorry a lot, and some hardly ever. Children bring that along.
      P<tell> People who find a thing themselves are cross twice. People who are told are cross once, and also a bit glad.
      P<tell> Grown-ups broke windows and said that it was the wind. Some have not told to this day. It would be a good story.
      Q When {other} was hurt, {Name} may feel ____. There may be two feelings, and they may not agree.
      Q Just before the word comes out, {his} tummy may feel ____.
      Q When something cannot be undone, {Name} may feel ____.
      Q<owed> Waiting for a sorry, {Name} may feel ____. It may be two things.
      Q<owed> When the other one acts as if nothing happened, {Name} may feel ____.
      Q<tell> Before the first word, {Name} may feel ____. It may sit in the tummy.
      Q<tell> When it has been said, {Name} may feel ____. It may be another word quite fast.
      H {helper} can hear both sides first. ~ It is easier to mean a word after that.
      H {helper} can come along and say nothing. ~ It is good to have somebody there.
      H {helper} can help to find out what is needed. ~ It may be ice, time or a new pencil.
      H<helper> {helper} can say sorry for something, too. ~ On most days everybody has something.
      H<adult> {helper} can keep some time for {adult} afterwards. ~ Then something good comes after the hard part.
      H<owed> {helper} can hear the story and say that it was not fair. ~ That is part of what is missing.
      H<owed> {helper} can help to find the words for telling the other one. ~ It may be that they do not know.
      H<tell> {helper} can thank {Name} for telling, before anything else. ~ It makes the next time easier.
      H<tell> {helper} can come along to say it to somebody else. ~ A door is easier with two.
      T {he} can draw it or write it down. ~ A sorry on paper can be read twice.
      T {he} can ask, "What can I do now?" ~ The answer may be quite small.
      T {he} can help to clear up. ~ Helping can be a sorry without words.
      T<comforter> {he} can try it out with {comforter} first. ~ Then the mouth knows the way.
      T<quiet> {he} can spend some time {quiet} first. ~ Words come more easily when it is calm.
      T<doing> {he} can try {doing} before that. ~ It has helped with other hard things.
      T<owed> {he} can say, "I am still sad about it. I would like a sorry." ~ It is allowed to ask for one.
      T<owed> {he} can decide to play on, or to play with others today. ~ Both are fine without a sorry.
      T<tell> {he} can write it on a paper and hand it over. ~ Paper can go first.
      T<tell> {he} can say the worst part first: "It was me. I am sorry." ~ After that it only gets easier.
      C<letters> {he} can think, "It is just five letters."
      C<letters> {he} can spell it in a whisper, "S, O, R, R, Y."
      C<tape> {he} can think, "Not new, but mended."
      C<tape> {he} can think, "First the word or first the tape, both are good."
      C<shoes> {he} can think, "I can look at my shoes and still say it."
      C<topic> When that is done, {he} can think about {topic}.
      C<owed> {he} can think, "It hurt, and I know it, sorry or not."
      C<owed> {he} can think, "I can say what I need."
      C<tell> {he} can think, "Three words, and then it is out."
      C<tell> {he} can think, "I can tell it in one breath."
      A<letters> After the five letters there is often a short silence. Then somebody nods, or needs more time. Either way, the word is there now. Sorry does not get used up, so there is one for next time.
      A<letters> Five letters cannot do everything, but they can make a start. After that a hand can help, or a turn in a game. Saying sorry gets easier with practice, like any other hard word.
      A<tape> The line in the page stays, and that is all right. It shows where somebody took care of it. Many things in a home have been mended once. {Name} can be one of the people who know how.
      A<tape> Some things cannot be mended in one day. Glue needs time to dry, and sad people need time as well. Then the page turns again, or the cup holds tea. People can go on from there.
      A<shoes> After a while, the eyes come up from the shoes. The other one may be looking at shoes as well. Then somebody says, "Shall we go on?" That can be part of a sorry, too.
      A<owed> Perhaps it comes on Thursday, when nobody expects it. Perhaps it does not come. Being cross gets lighter when somebody has heard about it. A sorry would be nice, and the day can be good without one.
      A<owed> Asking for a sorry is braver than waiting for one. The answer may be a shrug. Then it is known, and there are other people to sit with. Most hurts get mended by more than one word.
      A<tell> It is out now, and it is the size it is. Somebody was cross for a bit, or was not. The pieces are on the table, with glue beside them. Telling was the sorry, and the mending comes after it.
      A<tell> There may be something to pay for, or a job to do. That is a fair way to be sorry. Nobody needs to walk past it on tiptoe any more. The secret has no work to do.
      D<often> Sorry is a word for mending. {Name} may use it when nothing is broken. It can come out at a bump, at a question, or when somebody sighs. Mostly it is not about a mistake at all. It is a small question: "Is everything all right between us?"
      P<often> Grown-ups sigh because of emails, shoes and weather. A sigh is hardly ever about the child in the room.
      P<often> People who hear sorry very often may say, "Stop saying sorry!" That is not a help. It is one more thing to be sorry for.
      Q<often> When somebody sighs, {Name} may feel ____.
      Q<often> Just before the word comes out, {Name} may feel ____.
      H<often> {helper} can answer the question underneath. ~ "All is well with us" is the answer.
      H<often> {helper} can say aloud what a sigh was about. ~ Then nobody needs to guess.
      T<often> {he} can wait for one breath and look if something is broken. ~ If not, the word can stay in.
      T<often> {he} can try "thank you for waiting" in place of "sorry". ~ It fits quite often.
      C<often> {he} can think, "Is something broken? If not, I keep it."
      A<often> Words for mending are best kept for what is broken. There is enough of that in a week. On other days, people may ask things and bump into a door. None of it needs a sorry.
      D<got> Big people say sorry as well, and they find it just as hard. Somebody grown-up did a thing that was not right. {Name} was at the other end of it, and it was not {his} fault. Being cross is allowed. What was done with it is the part for sorry.
      P<got> Grown-ups may look as if they knew it all. They make mistakes in the same way as children, only louder.
      P<got> Someone who says sorry hopes to be forgiven. It is still up to the other one when that is.
      Q<got> Hearing that sorry, {Name} may feel ____. It may be two things, and one of them may be cross.
      H<got> {helper} can say what went wrong, with no "but" after it. ~ A sorry is clearer that way.
      H<got> {helper} can ask, "What was it like for you?" ~ And then listen.
      T<got> {he} can tell what the worst bit was. ~ It helps both of them to know it.
      T<got> {he} can say, "I need more time." ~ A sorry can wait.
      C<got> {he} can think, "It was not my fault, and it can be mended."
      A<got> A sorry from a big person is as long as any other. It goes from one to another and stays there for a while. Perhaps there is a hug, and perhaps there is cocoa first. Things that were bent get straight again, bit by bit.
    `),
    '8-10': script(`
      D<sore> The word sorry is more than a thousand years old. It belongs to the same family as the word sore. {Name} may use it without thinking, as most people do, even to a chair in the way. With a chair it does not matter. With people, it works best when the old meaning is still in it. Somebody is sore, and somebody else has noticed.
      D<sore> Of all the words that {Name knows}, sorry is one of the oldest. More than a thousand years ago it was close to the word sore, and that still makes sense. When something has gone wrong between two people, one of them is usually sore. Quite often both are. Sorry is a way of saying so without a doctor.
      D<gold> Most people would like to hide a crack when something gets broken, and that may go for {Name} as well. In Japan there is an old way of mending that does the opposite. The pieces of a bowl are put together with lacquer and powdered gold. The crack becomes a shining line, and the bowl goes back on the table. It takes weeks, because each layer needs time to harden.
      D<gold> A broken bowl and a broken afternoon have one thing in common. {Name} cannot make either of them unbroken, and nor can anybody else. Both can be mended, though. In Japan, some bowls are mended with gold, so that everyone can see where the crack was. Saying sorry is a repair of that sort. It does not hide what happened. It says that somebody cares about the bowl.
      D<but> The word that spoils most apologies has three letters. {Name has} probably heard it: "Sorry, but you started it." What comes after the "but" may even be true. Still, the other person only remembers the second half. The word works like an eraser, and what it erases is the sorry.
      D<owed> An apology is a strange sort of debt, because it cannot be collected. {Name} may be owed one and may have noticed that waiting for it is hard work. The thing that happened is over. What keeps it going is the question of whether the other person knows. It is possible that they do, and that the word sorry is simply too heavy for them.
      D<owed> When no sorry comes, {Name} may think that it was left out on purpose. The person who was hurt remembers a thing in colour. The one who did it may not remember it at all. Sometimes that is true. More often the other person has another version, in which they come off rather well.
      D<tell> Before a sorry there is a wait, and it is among the longest there are. {Name} may be in it, with something out of sight and both ears on the stairs. Everything depends on a sentence of four words, and it will not come out. It helps to know that people on the other side mostly care about being told. The thing itself comes second.
      D<tell> A broken window is a matter of glass and some money. A broken window that nobody admits to is a matter of trust, which is dearer. It is likely that {Name} knows that, and it makes saying sorry harder instead of easier. Each day adds a bit of explaining. On the first day it is one sentence, with a sorry in it.
      P The person on the other side may be wondering if it was meant. No machine can measure that. People look at a face, and even more at what happens next.
      P Adults may say, "Say sorry," and then look at the clock. They mean well, and they would like some peace. Most of them know that an ordered word is worth less than one that comes by itself.
      P Somebody who has been hurt may not be ready to answer. Forgiving takes its own time, and nobody can order it. A sorry can be a good one even when nothing comes back.
      P Referees get things wrong in front of thousands of people. So do teachers and singers. The good ones say so, and then the game goes on.
      P<helper> {helper loves} {Name}, and one bad afternoon does not change that. {helper may} remember a few such afternoons from the inside.
      P<owed> People who cannot apologise are usually afraid of it. To them, saying sorry means that they are a bad person, and not that they did a bad thing. It is easier to be funny or busy.
      P<owed> Adults may say, "Just forget it," because they would like quiet. Forgetting does not work on command. Being heard works better.
      P<tell> Neighbours and grandparents have broken windows themselves, generally with better excuses. A child at the door with a true sentence tends to disarm them. They talk about it for years.
      P<tell> Parents are often more upset about the hiding than about the thing. It is worth knowing beforehand. It means that the worst part can be left out.
      Q When {other} was hurt, {Name} might feel ____. Being sorry and being angry often come together.
      Q With the word on the tongue, {Name} might notice ____. It may be in the face, the stomach or the knees.
      Q After a mistake, {Name} may feel ____. An hour later it may be a different word.
      Q<owed> When nothing is said, {Name} might notice ____. Waiting has a place in the body.
      Q<owed> Imagining the apology, {Name} might feel ____.
      Q<tell> With the secret still inside, {Name} might notice ____. Appetite is usually the first to go.
      Q<tell> On the way back from telling, {Name} might feel ____.
      H {helper} can listen to the whole story, including the unfair part. ~ After that it is easier to see the other half.
      H {helper} can leave the time and the way to {Name}. ~ A chosen sorry is worth more than an ordered one.
      H {helper} can help to think of something that would put it right. ~ It may be small, such as an hour of help.
      H<helper> {helper} can talk about an apology that was hard to make. ~ Most people have one.
      H<adult> {helper} can keep time for {adult} afterwards. ~ It is good when something ordinary comes next.
      H<owed> {helper} can say that it was wrong, without trying to get an apology out of anybody. ~ A forced one tastes of cardboard.
      H<owed> {helper} can help to decide whether to tell the other person or to leave it. ~ Both are decisions.
      H<tell> {helper} can come along to the door and say nothing. ~ It is company, and the sentence stays with its owner.
      H<tell> {helper} can help to find a way of putting it right, with pocket money or a morning's work. ~ A plan makes a sorry solid.
      T {he} can say in one sentence what happened. ~ It is shorter than an explanation, and it takes more courage.
      T {he} can write it down and hand it over. ~ On paper, nobody needs to look at anybody.
      T {he} can put one thing right without being asked. ~ Some apologies have no words at all.
      T<comforter> {he} can try the sentence on {comforter} first. ~ It is good to hear it once before it counts.
      T<quiet> {he} can spend half an hour {quiet} first. ~ It is easier to be fair with a slow heart.
      T<activity> {he} can spend half an hour {activity} first. ~ A body that has moved thinks more kindly.
      T<doing> {he} can try {doing} before anything is said. ~ Calm words are easier to believe.
      T<owed> {he} can say it once and plainly: "That hurt me, and I would like you to say sorry." ~ After that, the ball is over there.
      T<owed> {he} can stop waiting by a certain day and spend the time with somebody else. ~ Ending a wait is not the same as forgiving.
      T<tell> {he} can say it in this order: what happened, sorry, and what can be done. ~ It takes about ten seconds.
      T<tell> {he} can set a time, such as before supper, and keep it. ~ Waiting for courage takes longer.
      C<sore> {he} can think, "Somebody is sore, and I noticed."
      C<sore> {he} can think, "Sore comes first, and then sorry."
      C<gold> {he} can think, "Not unbroken, but mended."
      C<gold> {he} can think, "It can have a line and still be a bowl."
      C<but> {he} can think, "Sorry, full stop."
      C<topic> When it is said and done, {he} can think about {topic} for a while.
      C<owed> {he} can think, "I know what happened, with or without a sorry."
      C<owed> {he} can think, "It is their word to find."
      C<tell> {he} can think, "Four words, and then it is only glass."
      C<tell> {he} can think, "It will not get shorter by tomorrow."
      A<sore> Sore places heal at different speeds, in knees and in people. A sorry does not do the healing. It shows that nobody is pretending. For such an old word, it still has a lot of work.
      A<sore> No word can make a thing not have happened. Sorry only says that it hurt, and that somebody knows. Often that is the part that was missing. The word has waited for a thousand years, and it can wait until {Name is} ready.
      A<gold> A bowl with a line in it is still good for soup. Some people like it better than before, because it has a story. Things between people can be mended too, and the place may show for a while. That is what mending looks like.
      A<gold> Mending takes more than one layer, and waiting is part of the work. In the end there is a bowl with a line, and two people who have taken care of it. Not every crack needs gold. Some only need an honest sentence.
      A<but> The part after the "but" is not lost. It can be told later, as a story of its own, when both people are calm. By then the other side can be heard as well. A sorry with a full stop makes that a good deal easier.
      A<owed> Some apologies come months later, in a corridor, out of nothing. Some are made of a shared bag of crisps. And some do not come, and people get better anyway, because others listened. What was broken can be mended from one side more often than one would think.
      A<owed> It would have been fairer to get a sorry. That is a fact, and it may be said aloud. The rest of the week does not depend on it, though. It belongs to {Name}, including Saturday.
      A<tell> It has been said, and the sky is where it was. There is a broken thing, a time for mending it, and a person who told. The second and the third make up for a good part of the first. A sorry that came by itself is worth more than one that was ordered.
      A<tell> Something will be paid for, mended or swept up, and that is fair. It is part of a sorry. What is over is listening to footsteps. People who own up are trusted with more, oddly enough, than people who break nothing. They have shown what they do when it happens.
      D<often> A few people say sorry so quickly that the other person has not noticed anything yet. {Name} may be one of them. The word is then not an apology, because nothing was done. It is more like knocking at a door to hear if anybody is angry. A reply comes, the door is fine, and ten minutes later it gets knocked at again.
      P<often> Those who knock a lot have usually been listening closely to other people's moods. It is a skill, and a tiring one. Most moods in a house have nothing to do with the person who hears them.
      P<often> From outside, so many sorries can sound as if they meant less. They mean a good deal, only something else.
      Q<often> When a voice gets short, {Name} might notice ____. It may be in the stomach first.
      H<often> {helper} can say what the bad mood is about before anyone can wonder. ~ "It is the printer" is a useful sentence.
      H<often> {helper} can leave out "stop apologising". ~ It calls for another apology.
      T<often> {he} can ask the real question once: "Is it about me?" ~ It gets a real answer.
      T<often> {he} can turn one sorry a day into thanks. ~ "Thanks for waiting" says it better.
      C<often> {he} can think, "Nothing needs repair here."
      A<often> A real apology mends something, and it is worth keeping sharp for that. For the rest there are other sentences, and many moments need none at all. Taking up a chair, an hour or an opinion is not a mistake. The door was open the whole time.
      D<got> Adults owe apologies too, and they are not better at it. Somebody grown-up lost patience or got something wrong, and {Name} was at the other end. The reason may be a long day, money or plain tiredness. It explains how it happened. It does not turn it into the fault of the person who was there.
      P<got> An adult who wants to say sorry has usually practised it in the bathroom. It still comes out crooked. Most of them heard few apologies from adults when they were small.
      P<got> To be told "sorry" does not oblige anybody to feel fine at once. Adults know that in theory.
      Q<got> When the apology comes, {Name} might feel ____. Glad and still angry can go together.
      H<got> {helper} can name what was wrong, without a "but" and without a speech. ~ Two sentences are usually enough.
      H<got> {helper} can say what will be tried next time. ~ A plan is the part that can be checked.
      T<got> {he} can say which part hurt the most, if it seems right. ~ It is often another part than the adult thinks.
      T<got> {he} can accept it, or ask for time. ~ Both are polite.
      C<got> {he} can think, "It was theirs to mend, and they are mending it."
      A<got> An apology in this direction is rarer than in the other, and it counts. It shows that a rule at home is meant for everybody. Nothing needs to be said at once. A plate of toast may turn up by itself, and that belongs to the repair as well.
    `),
    '11+': script(`
      D<but> A great many apologies are spoiled by the same word, and it is "but". {Name} may know the pattern, since nearly everybody has received one. "I am sorry, but I was tired" is an explanation in the clothes of an apology. The explanation may be perfectly true. The trouble is the order, because a listener takes the second half for the actual message.
      D<but> Public apologies are a good place to study what does not work. {Name has} probably come across a few. Somebody is sorry if anyone was offended, or regrets that mistakes were made, as if the mistakes had made themselves. Hardly anybody is convinced. What is missing is usually short. It consists of who did what, without a "but", and of a full stop.
      D<late> An apology has no date printed on it after which it goes bad. Most people behave as if it had. They let one day pass, then a week, and then it seems too late, which is a moment that {Name} may know. Research suggests something different. An apology can work better after the other person has been able to say how it was. A quick one may sound like a way of ending the subject.
      D<late> There is a kind of message that begins with sorry and does not get sent. {Name} may have one, as many people do, in a phone or only in thought. Days go by, and it becomes harder, because by now the delay seems to need an explanation too. That is the odd thing about late apologies. To the person who owes one they look worse every day, while the person who gets one is often simply glad.
      D<sore> The word sorry goes back to an Old English word for pain. It is a relative of sore and not, as it seems, of sorrow. {Name} may have noticed how little of that is left in it, now that people say it to chairs. A plain sorry can therefore sound like nothing at all. To get its weight back, it seems to need a second half that names what was sore.
      P The other person may have a different version of the same evening. People tend to remember their own reasons and other people's actions. It is a well-known error, and the awkward part is that both sides make it.
      P Somebody who is owed an apology may act as if nothing had happened. It can mean that the matter is over. It can also mean that asking for one seems harder than going without.
      P Adults often want an apology to happen at once and in front of them. They are thinking of peace in the kitchen. The person who was hurt may be thinking of something else, such as whether it will happen again.
      P Forgiveness cannot be ordered, and it is not part of the bargain. Some people need a week, some need to see a change, and some keep a little distance. The apology can have been right all the same.
      P<helper> {helper loves} {Name}, with or without a perfect record. {helper may} also be carrying an apology or two around, since hardly any adult has none.
      Q Thinking of what happened, {Name} might feel ____. Guilt and a sense of unfairness can turn up together.
      Q With the first line already written, {Name} might notice ____. It may be in the stomach, or in a sudden wish to tidy the room.
      Q When no answer comes, {Name} may feel ____. It is possible to have done the right thing and still be uncomfortable.
      H {helper} can ask what would put it right, and leave the wording alone. ~ An apology in somebody else's words is easy to spot.
      H {helper} can listen to the unfair part first. ~ Once it has been heard, it is easier to leave out of the apology.
      H {helper} can stay out of it until asked, and be in the next room. ~ Some repairs go better without an audience.
      H<helper> {helper} can say sorry for something small and real. ~ It shows how it is done, and it spares everybody a lecture.
      H<adult> {helper} can suggest {adult}, before or after. ~ Hard conversations are easier with something ordinary next to them.
      T {he} can write three lines, about what happened, what it did and what comes next. ~ Anything longer tends to be about the writer.
      T {he} can ask, "How was that for you?" and listen to the end. ~ Some answers take a while.
      T {he} can repair one practical part of it without a speech. ~ Actions get read more carefully than messages.
      T<comforter> {he} can say it aloud to {comforter} first. ~ A rehearsal without an audience costs nothing.
      T<quiet> {he} can spend an hour {quiet} before writing anything. ~ First drafts tend to be defences.
      T<activity> {he} can spend an hour {activity} before writing anything. ~ A tired body writes shorter excuses.
      T<doing> {he} can try {doing} before the conversation. ~ It is easier to be fair when the pulse is slow.
      C<but> {he} can think, "A full stop instead of a but."
      C<but> Before sending it, {he} can think, "What I did, and then a full stop."
      C<late> {he} can think, "Late is not the same as too late."
      C<late> {he} can think, "It gets no easier by Thursday."
      C<sore> {he} can think, "Sorry for what, exactly?"
      C<topic> Once it is sent or said, {he} can think about {topic} for an hour.
      A<but> The reasons can still be told, on another day and under their own name. Kept apart from the apology, they have a better chance of being believed. Nobody becomes smaller by ending a sentence early. It is a strange thing about being sorry that it works best when it is short.
      A<but> A plain apology is rare enough for people to remember the ones they got. It settles nothing by itself, and the other person is free to do with it whatever seems right. What has been said is then simply true, with a full stop after it. That is more than most explanations manage.
      A<late> Some apologies come after a day and some after twenty years, and people have kept both kinds. There may be a long reply, or only a nod. A nod is an answer too, and the message has arrived. Which day is the right one is for {Name} to say.
      A<late> The first line is the difficult one, and it can be as plain as "I have been meaning to say this." After it, the delay is part of the story and not in the way of it any more. Being sorry late is still being sorry. Nobody measures the length of the message.
      A<sore> Old words get their weight back by being used exactly. It takes one more half sentence, and that half cannot be said to a chair. Whether a sore place heals is not in one person's hands, and it often does. Sorry is only the beginning of the sentence.
      D<often> An apology is a tool for repair. Used all day, it turns into something else, a kind of radar. {Name} may send one out whenever a tone changes, a pause gets long or somebody sighs at a phone. What it measures is whether there is any anger about. It works well, and it has the disadvantage that the person behind it appears to be permanently in the wrong. Each answer holds for about ten minutes.
      P<often> Radar of that kind is usually built by people who learnt early to read a room. It made sense at the time. In most rooms, most of the weather has other causes, such as trains, money and sleep.
      P<often> Others respond with "don't be sorry", which is meant as comfort and heard as a correction. What would help is information: who is annoyed, about what, and whether it is over.
      Q<often> In the second before the word, {Name} might notice ____. It comes before any thought.
      H<often> {helper} can name the cause of a mood without being asked. ~ It switches the radar off for an hour.
      H<often> {helper} can suggest talking to somebody if the fear of being in trouble is there all day. ~ That can be made smaller.
      T<often> {he} can ask directly, once: "Are you annoyed with me?" ~ Data is better than radar.
      T<often> {he} can replace one apology a day with thanks or with nothing. ~ Nothing is the harder exercise.
      C<often> {he} can think, "Is there anything to repair? No? Then no."
      A<often> It fades slowly, because habits built for safety do not like to leave. A sorry that is kept for actual damage gets its weight back. In between, it is permitted to exist in a doorway, to ask twice and to be wrong about a film. Other people do all three every day, without any paperwork. None of it calls for repair.
      D<got> Apologies between adults and their children mostly travel in one direction, which is odd, considering who loses patience more loudly. Somebody grown-up was in the wrong, and {Name} was at the receiving end. There will have been reasons, such as exhaustion or worry. They are worth knowing and they are no excuse. An adult who says so is doing something that few were shown at home.
      P<got> A parent who has shouted tends to feel worse about it than it looks, and to put off the apology out of embarrassment. The delay looks like not caring.
      P<got> Accepting an apology and having got over something are separate events. They can be days apart, and nobody is being difficult.
      Q<got> On hearing it, {Name} might notice ____. Relief does not rule out being angry.
      H<got> {helper} can say exactly what was wrong and leave the reasons for later. ~ An explanation that comes first sounds like a defence.
      H<got> {helper} can ask what would help, and put up with the answer. ~ It is the harder half of an apology.
      T<got> {he} can name the sentence that was worst. ~ It is usually a single one, and it is better said than kept.
      T<got> {he} can take a day over the answer. ~ A sorry that is meant will still be there.
      C<got> {he} can think, "That part was not mine, and they know it."
      A<got> Nobody comes out of this smaller, least of all the person who apologised. A household in which everybody can say sorry is a quieter place, even if it is no less noisy. What was said cannot be called back. It can be answered for, and that changes what it means.
    `),
  },
};

/**
 * Saying sorry. An apology is not forced here: it may be a word, a drawing or a repair, at once or later. What went
 * wrong belongs to people, to a bump or to a page, and is not told of the child.
 */
export const sayingSorry: Frame = withScenes(
  own,
  throughAWindow,
  sorryAndThenAgain,
  whichPartIsMine,
  whereSorryMeantTrouble,
  sorryRoundTheCorner,
  laughedAlong,
);
