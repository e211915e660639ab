import { onTheSameSideOfTheScreen } from './on-the-same-side-of-the-screen.ts';
import { shownByTheFamily } from './shown-by-the-family.ts';
import { thePictureISent } from './the-picture-i-sent.ts';
import { script, type Frame } from '../../frame.ts';
import { aChatAboutAnother } from './a-chat-about-another.ts';
import { saidUnless } from '../said-unless.ts';
import { withScenes } from '../scene.ts';
import { notMineToPassOn } from './not-mine-to-pass-on.ts';
import { passedRound } from './passed-round.ts';
import { typedAtAName } from './typed-at-a-name.ts';
import { pictureOfAFriend } from './picture-of-a-friend.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { aSmallFace } from './a-small-face.ts';
import { aChatAboutMe } from './a-chat-about-me.ts';

/** Somebody unknown who asks, and an unkind thing that this child sent: told in threads of their own, before what else is said. */
const UNKNOWN = String.raw`(?<!\b(?:argu\w+|fight\w*|fought|rude|rows?|mean|troll\w*|insult\w*)(?: with| to| at)? )\b(?:strangers?|(?:a |some |older |grown )(?:man|men|woman|adult|guy|person)|(?:someone|somebody) online(?! (?:was|is|called|calls|wrote|said|has been)\b)|ask(?:s|ed|ing)? (?:him|her|them|for) (?:for )?(?:a |an |his |her |their )?(?:photos?|pictures?|pics?|address|number|to meet)|meet up|grooming|contacted (?:him|her|them)|(?:talk(?:s|ing|ed)? to|met|meet|chat(?:s|ting|ted)? (?:to|with)|been messaging|online (?:boy|girl)friend)\b[^.]{0,30}\bonline|meet (?:a|the|this|her|his) (?:boy|girl|lad|friend|boyfriend|girlfriend)\b[^.]{0,40}\bonline|(?:people|person|someone|somebody) (?:he|she|they) do(?:es)?(?:n'?t| not) (?:really )?know|(?:some(?:one|body)|people|a (?:boy|girl|kid|lad|player|friend)|friends?) (?:(?:he|she|they|that|who)(?:'s|'ve| has| have)? )*(?:met|meets|plays with|talks to|made|knows) (?:only )?(?:on|in|through|over|from) (?:roblox|fortnite|discord|minecraft|snap ?chat|tik ?tok|instagram|whatsapp|xbox|playstation|(?:a|the|an|his|her) (?:online )?(?:game|app|server)|gaming|the internet)|(?:some(?:one|body)|a (?:player|man|boy|girl|kid|gamer|user)) (?:on|in) (?:roblox|fortnite|discord|minecraft|a game|the game|an app)\b[^.!?]{0,30}\b(?:ask|want|keep|tell)\w*|ask(?:s|ed|ing)? (?:him |her |them )?(?:where (?:he|she|they|we) lives?|(?:what|which) school|how old (?:he|she|they)|for (?:his|her|their) (?:real name|phone|details)))\b`;
const SENT = String.raw`(?:^\W*(?:(?:has |have )?been |was |got |is |were )?(?:caught )?|\b(?:he|she|son|daughter|(?:caught|found) (?:him|her|them))(?:'s| is| has| had| keeps| was| been| has been| got caught)? )(?:(?<!\b(?:was|been) )(?:left|posted|typed|sent)|leaves|leaving|posts|posting|wrote|writes|writing|sends|sending|types|typing)(?! (?:him|her|me)\b)(?: \w+){0,3} (?:mean|nasty|horrible|horrid|unkind|rude|cruel|hurtful)\b(?![^.]*\bby\b)|(?:^\W*|\b(?:he|she|son|daughter)\s?)(?:is|was|'s) (?:being )?(?:mean|nasty|unkind|rude|cruel) (?:online|in the|in a|to (?!(?:him|her|me)\b))|\bcyberbull(?:y|ied|ying) (?:a|another|his|her)\b|(?:^\W*|\b(?:he|she|son|daughter)(?: has| had| keeps)? )(?:kick(?:s|ed)|block(?:s|ed)|remov(?:es|ed)|ban(?:s|ned)) (?:his|her|their|a|another|the)\b`;
/** Unkind to somebody in a game or a chat, alone or with others, without a word of who sent what. */
const MEAN_ON_A_SCREEN =
  /^(?![^]*\b(?:(?:to|at|about|on) (?:him|her|them|my (?:son|daughter))|(?:bullied|picked on|targeted) by|brother|sister|mum|dad|teacher)\b)(?=[^]*\b(?:online|roblox|minecraft|fortnite|x ?box|play ?station|whats ?app|snap ?chat|discord|tik ?tok|insta(?:gram)?|group ?chats?|chats?|gaming|server|messages?)\b)[^]*?(?:^|\b(?:he|she|they|my (?:son|daughter))(?:['’]s| has| is| was| and (?:his|her|some|a few) (?:\w+ )?(?:friends?|mates?)(?: have| are| were)?)? ?)(?:has |have |is |was |been |being |caught )*(?:(?:mean|nasty|horrible|horrid|unkind|cruel|vile|awful) (?:to|towards|about)|bully(?:ing)?|bullied|pick(?:ing|ed)? on|gang(?:ing|ed)? up on|troll(?:ing|ed)?) (?:a|an|another|some|other|this|one|the) (?:\w+ )?(?:boy|girl|kid|child|lad|classmate|friend|pupil)s?\b/i;
/** What is unkind in earnest; nobody who got it is told that the tone may have been lost. */
const UNKIND = String.raw`names|call(?:s|ed|ing)? (?:him|her|them)|mean|nasty|horrible|horrid|unkind|rude|cruel|trolls?|swears?|cyber\w*|hate\w*|bull(?:y|ied|ying)|threat\w*|against|about (?:him|her|them|me)|laugh(?:s|ed|ing)? (?:at|about)|mock\w*|(?:removed|kicked|thrown|blocked|excluded|left) (?:him|her|them)? ?(?:out|from|off)`;
/** A picture that others put up: nobody in it needs to hear of waiting before sending. */
const SHOWN_WITHOUT_A_YES = String.raw`without (?:even |first )?asking|(?:posted|shared|uploaded|put up) (?:\w+ ){0,2}(?:photos?|pictures?|pics?|videos?|films?)`;
/** Words between people who know each other, where nothing of the other kinds is said. */
const between = (words: string, without = SENT): RegExp =>
  new RegExp(saidUnless(String.raw`\b(?:${words})\b`, String.raw`${UNKNOWN}|${SENT}|\b(?:${without})\b`));

/** Somebody who wants a picture of the child, be it a friend: pressure of that kind is about the picture before it is about friends. */
const ASKED_TO_SEND =
  /\b(?:pressur\w*|push(?:ed|ing|es)?|asks?|asked|asking|wants?|begg\w*|nagg\w*|dared?|made|mak(?:e|es|ing)|forc\w*|persuad\w*)\b[^.!?]{0,40}\b(?:send|sent|sending|take|swap|share)\b[^.!?]{0,24}\b(?:photos?|pictures?|pics?|selfies?|nudes?|videos?)\b|\b(?:photos?|pictures?|pics?|selfies?)\b[^.!?]{0,60}\b(?:asks?|asked|asking|wants?|wanted) (?:(?:him|her|them) )?for (?:one|some)\b|\b(?:asks?|asked|asking|wants?|wanted) (?:(?:him|her|them) )?for (?:a (?:photo|picture|pic|selfie)|photos|pictures|pics)(?: of (?:him|her|them)| back| in return)?\b|\bnudes?\b|\bsexting\b|\b(?:photos?|pictures?|pics?|selfies?|videos?) (?:without|with no) (?:(?:his|her|their|any) )?clothes\b|\bnaked (?:photos?|pictures?|pics?|selfies?|videos?)\b/i;

const own: Frame = {
  id: 'online-kindness',
  name: 'Kindness online',
  says: [
    'online kindness',
    'being kind online',
    'mean comments online',
    'sends unkind messages in the group chat',
    'fell out with friends in a chat',
    'wrote something nasty under a video',
    'rude to other players online',
    'swears at people on the headset',
    'people are horrible to him in online games',
    'netiquette for kids',
    'digital citizenship',
    'shared a photo of a friend without asking',
    'made a mean meme about a classmate',
    'chat drama every night',
    'left on read and upset',
    'misunderstood a text from her friend',
    'typing in capitals and shouting at everyone',
    'trolls in the comments',
    'video call with cousins and he grabs and shouts',
    'screenshots going round the class',
    'posting pictures of others',
    'online friends fell out',
    'how to be nice on the internet',
    'unkind emojis',
  ],
  claims: {
    strong: [
      'left out of a group chat',
      'left out of the group chat',
      'left out of a chat',
      'left out of the class chat',
      'not in the group chat',
      'not added to the group chat',
      'excluded from the group chat',
      'to send pictures',
      'to send photos',
      'to send pics',
      'to send a picture',
      'to send a photo',
      'to send selfies',
      'photo without his clothes',
      'photo without her clothes',
      'photo without their clothes',
      'photo without clothes',
      'picture without clothes',
      'pictures without clothes',
      'naked photo',
      'naked photos',
      'filmed a',
      'recorded a girl',
      'recorded a boy',
      'recorded someone',
      'filmed his',
      'filmed her',
      'filmed someone',
      'filmed somebody',
      'put it on tiktok',
      'put it on snapchat',
      'posted it on tiktok',
      'posted a video',
      'put a video',
      'filming other',
      'keeps messaging her',
      'keeps messaging him',
      'keeps texting her',
      'keeps texting him',
      'keeps snapping her',
      'keeps snapping him',
      'wont stop messaging',
      'wont stop texting',
      'unwanted messages',
      'keeps calling her on',
      'talking to online',
      'met online',
      'met a boy online',
      'met a girl online',
      'met someone online',
      'boy online',
      'girl online',
      'meet a boy from online',
      'meet someone from online',
      'online boyfriend',
      'online girlfriend',
      'talking to a boy online',
      'talking to someone online',
      'chatting to someone online',
      'kind online',
      'kindness online',
      'online kindness',
      'mean online',
      'rude online',
      'nasty online',
      'comments online',
      'mean comments',
      'unkind messages',
      'unkind message',
      'netiquette',
      'digital citizenship',
      'troll',
      'trolls',
      'meme',
      'screenshot',
      'screenshots',
      'without asking online',
      'posting pictures',
      'posted a picture',
      'shared a photo',
      'shared a picture',
      'left on read',
      'chat drama',
      'other players',
      'headset',
      'nice on the internet',
      'emoji',
      'emojis',
      'group chat',
      'class chat',
      'whatsapp',
      'chat group',
      'posted a mean',
      'mean picture',
      'mean photo',
      'mean message',
      'mean messages',
      'mean text',
      'nasty text',
      'comments under',
      'horrible messages',
      'cyber',
      'nasty on snapchat',
      'snapchat',
      'discord',
      'group text',
    ],
    cues: ['online', 'chat', 'message', 'post', 'photo', 'internet'],
    not: ['online school', 'online lessons', 'online shopping', 'school video', 'filmed for', 'be on film'],
  },
  topicWords: ['film', 'message', 'screen', 'online', 'picture', 'comment', 'chat'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult'],
  facts: [
    'Written messages lack face and voice, so readers often guess the tone, and more often than senders think they guess wrong.',
    'People say things to a screen that they would not say to a face (psychologists call it online disinhibition).',
    'What has been sent can be copied and kept.',
    'A picture of a person is shared only when that person agrees.',
    'When messages are unkind: do not answer, keep them, block, and show a trusted adult; it is not the fault of the one who gets them.',
    'One kind answer changes how a chat goes on.',
    'Small children take the faces on a video call as real people, and they are.',
  ],
  threads: {
    account: 'a name on an account, and the voice it belongs to',
    outside: 'a chat that goes on without somebody, and the ways round it',
    filmed: 'a film of half a minute that goes on by itself',
    mine: 'an unkind message that was sent, and what can be done after it',
    unwanted: 'messages that nobody asked for, and a button that ends them',
    stranger: 'somebody unknown who asks for something, and the grown-up who is shown it',
    send: 'a picture that somebody asks for, and a no that needs no reason',
    face: 'a face behind the glass',
    wait: 'a small wait before sending',
    tone: 'the tone that gets lost on the way',
    photo: 'a photograph, which belongs a little to the one who is in it',
    weight: 'an unkind message, which weighs less when two carry it',
    fake: 'pictures or an account that others made of somebody, and who can take them down',
  },
  // Who is a stranger matters before the phone does.
  decidedBy: [
    ASKED_TO_SEND,
    MEAN_ON_A_SCREEN,
    /\b(?:a |some )?(?:strangers?|(?:man|person|someone|somebody) (?:(?:he|she|they) do(?:es)?(?:n'?t| not) know))\b[^.!?]{0,20}\b(?:messag\w*|texted|texts|wrote|writes|contact\w*|add(?:ed|s)|ask(?:ed|s|ing)|chat\w*|dm'?(?:d|ed)?)\b/i,
  ],
  threadCues: {
    account:
      /\b(?:(?:fake|false|pretend|hacked) (?:\w+ )?(?:accounts?|profiles?)|accounts? (?:in|with|under|using) (?:his|her|their) name|pretend\w* to be (?:him|her|them)|imperson\w*|hack(?:ed|s) (?:in)?to (?:his|her|their) account)\b(?![^.]*\b(?:photos?|pictures?|pics|naked|nudes?)\b)/i,
    outside:
      /\b(?:(?:left|leav\w+|kept|keep\w*|shut) (?:him |her |them )?out\b|exclud\w*|(?:removed|remov\w+|kicked|kick\w*|block\w*|taken) (?:him |her |them )?(?:off|out|from)\b|(?:not|never|n'?t) (?:\w+ )?(?:in|on|added|add|invited|part of|allowed)\b|without (?:him|her|them)\b)[^.]*\b(?:chat|group|whatsapp|server|discord|snap\w*)\b|\b(?:chat|group|whatsapp|server|discord)\b[^.]*\b(?:without (?:him|her|them)\b|(?:removed|kicked|left) (?:him|her|them)\b|(?:he|she|they)(?:'s| is| are|'re)? (?:not|n'?t) (?:\w+ )?(?:in|on|added|invited|part|allowed)\b)/i,
    filmed:
      /\b(?:he|she|they|and (?:his|her) (?:friends?|mates)|has|caught|friends) (?:\w+ ){0,4}?(?:film(?:ed|s|ing)|record(?:ed|s|ing)|video(?:ed|s|ing)|took (?:a )?(?:photos?|pictures?|videos?) of)\b(?![^.]{0,12}\b(?:him|her|them)\b)[^.]{0,30}\b(?:teacher|boy|girl|friend|classmate|someone|somebody|other|kids?|children|people|sister|brother|man|woman|lady|fight)\b|(?<!\b(?:some(?:one|body)|girls?|boys?|friends?|classmates?|people|kids?|child(?:ren)?|cousin|sister|brother|another) (?:has |have |had )?)\b(?:posted|shared|put|uploaded) (?:a |the )?(?:video|film|clip|photo|picture)s? of (?:a |another |someone|somebody|(?:his|her|the) (?!\w+ing\b|without|and|on|in|to|at|online|with|when|as|from|while|that)\w)/i,
    unwanted:
      /\b(?:keeps?|kept|won'?t stop|constantly|always|non-?stop)\b[^.]{0,20}\b(?:messag\w*|text\w*|calling|ringing|snapping|dm\w*|commenting|adding)\b|\b(?:unwanted|creepy|weird) (?:messages?|texts?|dms?)\b/i,
    send: ASKED_TO_SEND,
    face: between(
      String.raw`photos?|pictures?|pics?|selfies?|images?|videos?|posts?|posted|chats?|messages?|messaging|texts?|comments?|jokes?|tone|left on read|misunder\w+`,
      `${UNKIND}|${SHOWN_WITHOUT_A_YES}`,
    ),
    wait: between(
      String.raw`photos?|pictures?|pics?|selfies?|images?|videos?|posts?|posted|chats?|messages?|messaging|texts?|comments?|jokes?|tone|left on read|misunder\w+`,
      `${UNKIND}|${SHOWN_WITHOUT_A_YES}`,
    ),
    fake: new RegExp(
      saidUnless(
        String.raw`\b(?:(?:girls?|boys?|friends?|classmates?|people|kids?|some(?:one|body)|ex|cousin|they|another child) (?:has |have |had |from \w+ )?(?:sent|sends|shared|shares|passed|passes|forwarded|showed|spread) (?:on |round |around )?(?:his|her|their) (?:photos?|pictures?|pics?|selfies?|videos?)\b|(?:film|record|video)(?:ed|ing|s)? (?:him|her|them)\b|(?:girls?|boys?|friends?|classmates?|people|kids?|they|some(?:one|body))\b[^.]{0,20}\b(?:take|takes|took|taking) (?:photos?|pictures?|pics?|videos?) of (?:him|her|them)\b|fake (?:account|profile|page)|pretend\w* to be (?:him|her|them)|impersonat\w*|in (?:his|her|their) name|hacked|(?:post(?:ed|s)?|shar(?:ed|es)|put(?:s)? up|spread) (?:\w+ ){0,3}(?:photos?|pictures?|pics?|videos?) of (?:him|her|them)|(?:photos?|pictures?|pics?|videos?) of (?:him|her|them)\b)`,
        String.raw`\bwithout (?:even |first )?asking\b|\b(?:I|we|my (?:mum|mom|mother|dad|father|sister|brother|husband|wife|partner)|mum|dad|nana?|gran(?:ny|dma|dad|ny)?|grandparents?|aunt\w*|uncle|relatives?) (?:has |have |had |keeps? |always )?(?:post|shar|put|upload)\w*`,
      ),
    ),
    mine: new RegExp(`${SENT}|${MEAN_ON_A_SCREEN.source}`),
    stranger: new RegExp(UNKNOWN),
    photo: between(String.raw`photos?|pictures?|pics?|selfies?|images?|videos?|posts?|posted`),
    tone: between(String.raw`chats?|messages?|messaging|texts?|comments?|jokes?|tone|left on read|misunder\w+`, UNKIND),
    weight: between(UNKIND),
  },
  onlyWhenSaid: ['account', 'outside', 'filmed', 'unwanted', 'fake', 'send', 'stranger', 'mine', 'weight'],
  tellsAlone: ['account', 'outside', 'photo', 'filmed', 'unwanted', 'fake', 'send', 'stranger', 'mine', 'weight'],
  comesFirst: ['mine', 'account', 'outside'],
  roles: {},
  titles: {
    young: [
      { text: 'A Chat Next Door', thread: 'outside' },
      { text: 'Hello in the Yard', thread: 'outside' },
      { text: 'A Word That Went Too Fast', thread: 'mine' },
      { text: 'Fingers Were Quick', thread: 'mine' },
      { text: 'Show It to a Grown-up', thread: 'stranger' },
      { text: 'A Face Behind the Glass', thread: 'face' },
      { text: 'Hello, Face', thread: 'face' },
      { text: 'Look, Wait, Send', thread: 'wait' },
      { text: 'Wait a Bit', thread: 'wait' },
      { text: 'Click, a Picture', thread: 'photo' },
      { text: 'Ask First, Then Click', thread: 'photo' },
      { text: 'Two Can Carry It', thread: 'weight' },
      { text: '{name} Says Hello' },
      { text: 'Kind Hands, Kind Words' },
    ],
    older: [
      { text: 'A Name, Not My Words', thread: 'account' },
      { text: 'A Chat With a Door', thread: 'outside' },
      { text: 'Twelve Names on a Screen', thread: 'outside' },
      { text: 'Half a Minute of Film', thread: 'filmed' },
      { text: 'One Question Before', thread: 'filmed' },
      { text: 'No Debt', thread: 'unwanted' },
      { text: 'No Picture, No Reason', thread: 'send' },
      { text: 'A No That Stays a No', thread: 'send' },
      { text: 'Not Posted by {name}', thread: 'fake' },
      { text: 'Taken Down', thread: 'fake' },
      { text: 'The Next Message', thread: 'mine' },
      { text: 'What Was Sent', thread: 'mine' },
      { text: 'Somebody Nobody Knows', thread: 'stranger' },
      { text: 'No Answer Needed', thread: 'stranger' },
      { text: 'The Voice Got Lost', thread: 'tone' },
      { text: 'Fine, With a Full Stop', thread: 'tone' },
      { text: 'Three Breaths to Send', thread: 'wait' },
      { text: 'Before It Is Sent', thread: 'wait' },
      { text: 'Who Is in the Picture?', thread: 'photo' },
      { text: 'A Yes for a Picture', thread: 'photo' },
      { text: 'What One Line Can Weigh', thread: 'weight' },
      { text: 'Too Heavy for One', thread: 'weight' },
      { text: 'Somebody Reads It', thread: 'face' },
      { text: '{name} and the Message' },
      { text: 'Kind on a Screen' },
    ],
  },
  benefits: [
    'Shows that there is a person behind every message.',
    'Looks at what a screen leaves out, from both sides of it.',
    'Gives {name} one thing to do and somebody to tell.',
  ],
  talk: {
    young: [
      'Who is on the other side of the screen?',
      'How does it feel when a face smiles on a screen?',
      'Shall we send somebody one kind picture?',
    ],
    older: [
      'What can a screen not show, in the story?',
      'Which word went into the blank, and is it another one an hour later?',
      'Shall we read one message in a cross voice and in a kind one?',
    ],
  },
  cover: { setting: 'living-room', time: 'day', pose: 'wave', feeling: 'happy', companion: null, props: ['tablet'] },
  text: {
    '2-3': script(`
      D<face> A face is on the screen. {Name sees} two eyes and a nose. It is a real face. It can smile. Wave, wave!
      D<wait> {Name} may see a smile on a screen. One press, and it goes. A wait is good. Who gets it? Now it can go.
      D<face> Ring, ring! {Name sees} a nose on the screen. It is so big. Then comes a hand, and then a smile.
      D<wait> Here is a kind picture. {Name sees} a button too. First come eyes, then a wait. Who is it for? Now it can go.
      D<photo> Click! It is a picture. {Name} may be in it. A friend is in it too. First a yes. Then it can go.
      P A face on a screen can be sad. It can be glad.
      P Some children wave. Some hide from the screen.
      P People like a kind picture. It makes them smile.
      Q At the screen, {Name} may feel ____.
      Q When somebody smiles, {Name} may feel ____.
      Q At a kind picture, {Name} may feel ____.
      H {helper} can hold the screen.
      H {helper} can press send.
      H {helper} can look and ask first.
      H<helper> {helper} can wave too.
      T {he} can wave hello.
      T {he} can blow a kiss.
      T {he} can look and wait.
      T<comforter> {he} can show {comforter}.
      C<face> {he} can say, "Hello, face."
      C<face> {he} can say, "Hello, hand. Hello, smile."
      C<wait> {he} can say, "Look, wait, go."
      C<wait> {he} can say, "Eyes first, and then go."
      C<photo> {he} can say, "Is it okay, friend?"
      C<topic> {he} can think about {topic}.
      A<face> Wave, wave, bye-bye. The screen is dark. The face is at home. It was a kind hello.
      A<face> Bye-bye, hand. Bye-bye, face. The screen is off. The smile is still here.
      A<wait> Look, wait, and go. The smile is on its way. Somebody sees it on a screen. Now there are two smiles.
      A<wait> Off it went. The screen is quiet now. Far away, somebody looks and smiles. It was kind.
      A<photo> Click, and yes, says the friend. Now the picture can go. If it is no, it stays. Both are okay.
      P<photo> Some like to be in it. Some do not.
      Q<photo> When it goes click, {Name} may feel ____.
      H<photo> {helper} can ask first.
      T<photo> {he} can say yes or no.
    `),
    '4-5': script(`
      D<face> Behind each screen there is a person. {Name} may see a small face, or just a name. The person has a chair and a cup. A kind word gets there. A mean word gets there too.
      D<wait> A message goes fast. One press, and it is on another screen. {Name} may press before the head has had a look. A cross message goes just as fast as a kind one. So a small wait is good.
      D<weight> A mean word on a screen is small. It is just one line, and yet it can feel so heavy. {Name} may have seen one. A heavy thing is better for two. So it is good to show it.
      D<photo> A picture of a friend belongs to the friend a bit. {Name} may find it funny, with jam on the nose. The friend may not. So it is good to ask. Then it can go to other screens.
      P The person who gets a message cannot see the sender smile. A smile needs to be put in.
      P Some people are mean on a screen because they see no face. They can learn to think of one.
      P Grown-ups send things too fast as well. Then they say oops and send a sorry.
      Q When a kind message comes, {Name} may feel ____.
      Q When a word on a screen is mean, {Name} may feel ____.
      Q Just before send, {Name} may feel ____.
      H {helper} can read messages with {him}. ~ Two heads see more.
      H {helper} can put a mean one away and stay close.
      H {helper} can help to find a kind word.
      H<helper> {helper} can send a picture with {him} to a friend.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can take one breath before send.
      T {he} can show a grown-up what is on the screen.
      T {he} can ask, "May I send this picture?"
      T<comforter> {he} can show it to {comforter} first.
      T<quiet> {he} can spend some time {quiet} after the screen.
      C<face> {he} can think, "There is a face behind it."
      C<wait> {he} can say, "Breath first, and then send."
      C<weight> {he} can say, "Look, this one is heavy."
      C<photo> {he} can say, "Is it a yes or a no?"
      C<topic> {he} can send a picture of {topic}.
      A<face> The screen goes dark. The person is still there, far off. A kind word stays for a while. If a mean one comes, a grown-up can help.
      A<wait> One breath is not long. The kind message is on its way now. The cross one can stay where it is. Soon it is not needed.
      A<weight> Now two have seen the mean message, and it got less heavy. The one who got it did no wrong. The one who sent it can say sorry. A kind word is heavy too, in a good way.
      A<photo> The friend said yes to one picture. The jam stays at home. Both of them can laugh about it. That is how pictures stay fun.
      D<stranger> On a screen, a name can pop up. {Name} may not know who it is. It may be a big person, and nobody can see that. A person like that may ask for a thing. Then the screen goes to a grown-up. It can feel kind or odd, and it gets shown.
      P<stranger> Grown-ups want to see such a message. They are not cross with the one who shows it. It is their job to know what to do.
      Q<stranger> When somebody new writes, {Name} may feel ____.
      H<stranger> {helper} can look and deal with it. ~ That is a job for grown-ups.
      T<stranger> {he} can bring the screen to a grown-up at once.
      C<stranger> {he} can say, "Look, who is this?"
      A<stranger> The screen was shown, and that was just right. The grown-up does the rest. Kind people on a screen can wait. The one who showed it did nothing wrong.
      D<mine> Fingers on a screen can be quick. A word went off from {him}, and it was not kind. The one who got it has a face and a tummy. Now the word is there. A new word can go after it.
      P<mine> A person who reads an unkind word may be sad. Nobody can see it through a screen. It is still so.
      Q<mine> Thinking of the one who got it, {Name} may feel ____.
      H<mine> {helper} can help to find a better word.
      T<mine> {he} can send a sorry, with a grown-up.
      C<mine> {he} can say, "I can send a kind one now."
      A<mine> The next message is a kind one. It may take time until things are fine again. That is how it is with words. The screen can be off now.
      P<weight> Grown-ups want to see such a message. They are not cross with the one who shows it.
      P<weight> A person who writes a mean word may be cross. It is still not okay.
      Q<weight> With a mean word on the screen, {Name} may feel ____.
      H<weight> {helper} can put it away and stay close.
      H<weight> {helper} can find out who sent it. ~ That is a job for grown-ups.
      T<weight> {he} can show the screen to a grown-up.
      T<weight> {he} can put the screen down and get a hug.
      D<mine> Tap, tap, and a message was on its way. It came from {Name}, and it was a mean one. Far off, somebody saw it on a screen. It cannot come back, but a new one can go.
      D<weight> Ping, a message! It is not a kind one. {Name} may look at it and not like it at all. One person can feel small with it. Two people can look at it side by side.
      P<photo> Some people like to be in pictures. Some turn round. Both are fine.
      P<photo> A person who takes a picture may forget to ask. It is good to say it.
      Q<photo> When somebody takes a picture, {Name} may feel ____.
      Q<photo> With a funny picture on a screen, {Name} may feel ____.
      H<photo> {helper} can ask before a picture goes out.
      H<photo> {helper} can ask to have a picture taken away.
      T<photo> {he} can ask, "Is this picture okay for you?"
      T<photo> {he} can say, "Not that one, please."
    `),
    '6-7': script(`
      D<wait> How long does a message from {him} take to get to another screen? It takes about as long as a blink. That is faster than thinking. People are cross for five minutes, and the message stays for years. So three breaths before sending are a good idea.
      D<tone> A kind voice can say to {him}, "Oh, you." A cross one can say the same. A message has just the words, without a voice. So a joke can be read in a cross way. It happens to nearly everyone online.
      D<weight> A mean message is only a few letters long. {Name} may have seen one. It can be as heavy as a bag full of books. A wink behind it does not make it light. A heavy bag is better for two. When a grown-up reads it as well, each of them has one handle.
      D<photo> Who has a say about a picture of {him}, or of a friend? The one who took it has it on a screen. The one who is in it has a say too. There may be spinach on a tooth. So it is good to be asked first.
      P People who write unkind things often do not think of a face. They see a name and a small circle. They would not say it at a table.
      P A friend who does not answer may be at swimming. It looks like being cross. Most of the time it is just swimming.
      P Grown-ups want to know when a message is mean. They will not think that the one who got it did wrong.
      Q When a message can mean two things, {Name} may feel ____.
      Q When others write unkind things, {Name} may feel ____. It can be in the tummy.
      Q When a kind message comes, {Name} may feel ____.
      H<tone> {helper} can read it out in a kind voice. ~ Sometimes that is how it was meant.
      H {helper} can keep an unkind message and show it to school. ~ Then somebody can stop it.
      H {helper} can help to write a good answer, or none. ~ No answer is often the best one.
      H<helper> {helper} can ask {him} before showing pictures to others. ~ Rules are for big people too.
      H<adult> {helper} can help by {adult}. ~ What helped before can help again.
      T {he} can take three breaths and read it again. ~ It may look different.
      T {he} can show a grown-up and not write back. ~ It is the grown-up's turn then.
      T {he} can ask, "Is it okay if I send this?" ~ A no is a fine answer.
      T<comforter> {he} can read it to {comforter} first. ~ If it sounds kind, it can go.
      T<quiet> {he} can spend half an hour {quiet} before answering. ~ Cross words get smaller.
      T<doing> {he} can try {doing} when a message hurts. ~ Then the head is clear again.
      C<wait> {he} can think, "Three breaths, then send."
      C<tone> {he} can think, "It may be a joke without a voice."
      C<weight> {he} can think, "This bag has two handles."
      C<photo> {he} can think, "A yes first, and then a picture."
      C<topic> {he} can send a friend something about {topic}.
      A<wait> Three breaths later, the message is shorter and kinder. On another screen somebody reads it and smiles. A person can be cross and still press nothing. That is a good thing to be able to do.
      A<tone> The voice was missing, and the friend brought it the next day. This time it had been a joke. A face can say it best. A message can get some help with, "I am smiling."
      A<weight> The message is put away, and a grown-up knows about it. The one who got it did nothing wrong. The one who sent it can say sorry, and some do. Then the kind messages can be seen again. There are more of those.
      A<photo> The picture with the spinach stays at home, and the other one goes. Everyone in it said yes. That is how it stays a good picture. If somebody forgot to ask, it can be told.
      D<stranger> Somebody can write to a screen and nobody sees who it is. {Name} may get a message from a person like that. It may sound friendly, or it may ask for a picture or a name. A person like that may say, "Tell nobody." That is the moment to tell. It gets shown to a grown-up, and it needs no answer.
      P<stranger> Grown-ups know that some people online are not who they say. They are glad to be shown. They can block a person and report it.
      Q<stranger> When somebody unknown writes, {Name} may feel ____. It may be a mix.
      H<stranger> {helper} can stay calm, keep the message and report it. ~ That is a job for grown-ups.
      T<stranger> {he} can put the screen down and fetch a grown-up. ~ It is right to tell, even after an answer was sent.
      C<stranger> {he} can think, "No answer. I show it."
      A<stranger> The message has been seen by a grown-up now. What happens next is not a child's job. The one who was asked did nothing wrong, whatever was said. Kind chats with known people can go on.
      D<mine> A message was sent, and it was not kind. It came from {him}, perhaps in a cross minute or for a laugh. On the other side there is somebody with a face. That person has read it, and it may hurt for a while. What was sent has gone, but there is a next message.
      P<mine> The one who got it may not know why. Some people read a message like that ten times. They may wait for another one.
      Q<mine> Thinking of the person who read it, {Name} may feel ____.
      H<mine> {helper} can help to delete it and to say sorry. ~ It is easier with two.
      T<mine> {he} can say sorry to the person, with no "but" in it. ~ A face or a voice is better than a screen.
      C<mine> {he} can think, "I sent that. I can send something better."
      A<mine> A sorry does not make it vanish, and it does help. People are more than one message. The next one can be kind, or it can wait a while. A screen has room for both.
      P<weight> Grown-ups want to know when a message is mean. The one who got it did nothing wrong, and they know that.
      P<weight> People write things on a screen that they would not say at a table. They do not see the face of the one who reads it.
      Q<weight> When an unkind message is there, {his} tummy may feel ____.
      Q<weight> Before showing it to somebody, {Name} may feel ____.
      H<weight> {helper} can keep the message and talk to the school. ~ Then somebody can stop it.
      H<weight> {helper} can block a sender and stay close for a while. ~ It helps not to be alone with it.
      T<weight> {he} can show it to a grown-up and not write back. ~ It is the grown-up's turn then.
      T<weight> {he} can put the screen away and be with somebody kind. ~ A kind face is a good thing to see after it.
      D<mine> On a screen a mean word looks small. {Name} has sent one, and somebody with ears and a tummy read it. Perhaps it was meant as a joke. The face of the other one could not be seen. So it is good to think of that face now.
      D<weight> Some messages are like a stone in a shoe. They are small, and {Name} may feel one at each step. It may be one that came, or one about somebody else. To get a stone out, people stop and sit down. A message like that needs a stop too, and somebody to show it to.
      D<filmed> A film with a phone is quick to make. {Name} may think it is funny, and others think so too. Then one of them sends the film on, and so does the next. The one who is in it did not ask for that. A film cannot be told to come home.
      P<filmed> The one in the film may feel as if everybody was looking in.
      P<filmed> Those who laugh at it have mostly not asked themselves who it is about.
      Q<filmed> When somebody says, "Take it down," {Name} may feel ____.
      H<filmed> {helper} can help to take it down and ask the others, too.
      H<filmed> {helper} can come along to say sorry.
      T<filmed> {he} can delete it and say so.
      T<filmed> {he} can ask first, the next time: "May I film you?"
      C<filmed> {he} can think, "Half a minute of film, and one question before."
      A<filmed> The film is off the screen, as far as anyone can see. Something was said to the person in it, and that was harder than filming. Phones are good at many things. Asking is done by the one who holds it.
      P<photo> Some people like to be seen, and some do not. The same person can want it today and not tomorrow.
      P<photo> People who are proud of a picture may forget to ask. They see how nice it is. They do not see who else will look.
      Q<photo> When a picture goes round, {Name} may feel ____.
      Q<photo> Before a yes or a no, {Name} may feel ____.
      H<photo> {helper} can ask all who are in a picture. ~ Rules are for big people too.
      H<photo> {helper} can ask to have a picture taken down. ~ That can be said in a friendly way.
      T<photo> {he} can ask, "May this one go to others?" ~ A no is a fine answer.
      T<photo> {he} can say, "Please take that one down." ~ It needs no reason.
      D<outside> Some friends talk to each other in a chat on a screen. {Name} may know of one and not be in it. From outside, it sounds as if all the fun were in there. In there it is mostly "hi", "ok" and a row of cats. All the same, it hurts to be out of it.
      P<outside> The person who makes a chat taps on some names and then stops. Some are forgotten, and some are left out. From outside nobody can tell which it was.
      P<outside> Grown-ups have chats as well. Some of them would like to be in fewer.
      Q<outside> When the others talk about the chat, {Name} may feel ____.
      Q<outside> When a screen buzzes for somebody else, {Name} may feel ____. It may be in the tummy.
      H<outside> {helper} can listen first, and then think about a plan. ~ Being heard comes first.
      H<outside> {helper} can ask another family for a playdate. ~ A visit is better than a buzz.
      T<outside> {he} can ask one friend, "What are you playing on Saturday?"
      T<outside> {he} can tell a grown-up, if it was done on purpose. ~ That is a thing for grown-ups to hear.
      C<outside> {he} can think, "A chat is small, and a day is big."
      C<outside> {he} can say, "Tell me about it, please."
      A<outside> The chat has gone quiet, as the screens are off. In the yard there is a ball, and it needs no password. One friend is enough to begin. Nobody is less of a friend for not being in it.
    `),
    '8-10': script(`
      D<tone> Voices do half of the work in a talk. In a message they are missing, and the reader makes one up. {Name} may read "fine" and hear a slammed door. The sender meant fine. Studies show that writers think their tone is clear. Readers guess it only a little better than a coin would. Most quarrels in a chat begin in that gap.
      D<wait> Anger comes fast, and a thumb is even faster. A message from {him} or from anyone can be on thirty screens before the anger is over. Anger goes down within half an hour or so. What was sent stays, and it can be copied. People who wait have one more choice than people who do not.
      D<weight> An unkind message weighs nothing on the phone that it is sent from. It was typed in four seconds. {Name} may have seen one from the other end, where it can be as heavy as a full school bag. When ten people add a line each, none of them notices that it makes ten bags. Whoever is left to carry them has done nothing wrong.
      D<photo> A photo has an owner, and it also has somebody in it. Both matter. With {him} in it, eyes closed and mouth open, thirty laughing faces on a screen are not so funny. Passing it on takes a second. It cannot be collected again, not even by the one who sent it first.
      P People behave differently when nobody can see them. It is easier to be rude to a name than to a nose. Most of them would not do it across a table.
      P Whoever gets an unkind message tends to read it several times. The sender has forgotten it by supper. It is as if there had been two different messages.
      P Adults are not on every chat, so they know little about it. They are not able to help with what they have not seen. They would rather see it.
      Q Reading a message for the third time, {Name} might feel ____. It may depend on the voice in the head.
      Q When a chat turns against someone, {Name} might feel ____. Watching is not comfortable either.
      Q After sending something too fast, {Name} may feel ____. Nearly everybody online knows that one.
      H {helper} can read the message aloud in three voices. ~ One of them is probably the right one.
      H {helper} can keep copies of unkind messages and go to the school with them. ~ That is not telling tales, because it keeps somebody safe.
      H {helper} can leave other people's photos off the internet unless they agree. ~ The rule counts for children's photos too.
      H<helper> {helper} can talk about a message that went wrong at work. ~ Adults have splendid examples.
      H<adult> {helper} can help by {adult}. ~ What has helped once may help again.
      T {he} can write the answer and leave it for a while before sending it. ~ About half of them turn out better, and some are not needed.
      T {he} can write one friendly line to the person the chat is about. ~ One line is a lot from that side.
      T {he} can block the sender, keep the message and show an adult. ~ No answer is an answer that cannot be copied.
      T<comforter> {he} can put the screen away and sit with {comforter}. ~ Soft things have no opinions.
      T<activity> {he} can spend some time {activity} and leave the chat to itself. ~ It goes on without anybody's help.
      T<quiet> {he} can spend half an hour {quiet} and then read it once more. ~ It is surprising how it can change.
      T<doing> {he} can try {doing} when the thumb wants to answer. ~ Thumbs can wait.
      C<tone> {he} can think, "I am reading it in my own cross voice."
      C<wait> {he} can think, "A quarter of an hour, and then I choose."
      C<weight> {he} can think, "That is too heavy for one."
      C<photo> {he} can think, "Would I want it passed on?"
      C<topic> {he} can change the chat by asking about {topic}.
      A<tone> A question cleared it up: "Did you mean that kindly?" Yes, with a yawn. People who ask before getting angry save themselves a lot of evenings. On a screen it is a good habit to lend others a friendly voice.
      A<wait> The message that was not sent is not on thirty screens. The one that was sent later was half as long. Anyone can write too fast, and anyone can send a sorry. Both travel at the same speed.
      A<weight> A message gets lighter when somebody else has read it. Adults can do what no child needs to do alone, such as keeping it, reporting it and ringing the school. The person who wrote it can still say sorry, and some are glad to. A friendly line has a weight as well, and it can be put on the other side.
      A<photo> A picture can be deleted when somebody asks and somebody agrees. It is a small thing, and it is how people stay friends online. If one gets round without a yes, adults can help to stop it. There are better pictures.
      D<stranger> Online, anybody can be called anything. A message to {him} may come from someone who is eleven, or from someone who only says so. It may begin with a compliment, and later it may ask for a picture, an address or a secret. A person who means well does not ask a child for those. Such a message needs no answer at all. It needs an adult to look at it.
      P<stranger> People who write like that are good at sounding kind, and they try it with many children. Being taken in by one is no sign of being silly. Adults get taken in too.
      Q<stranger> On reading such a message, {Name} might notice ____. An odd feeling is worth listening to.
      H<stranger> {helper} can keep the message, block the person and report it. ~ There are people whose work is exactly that.
      T<stranger> {he} can show it to an adult on the same day. ~ That holds even if something has been answered or sent already.
      C<stranger> {he} can think, "I owe this person nothing. I show it."
      A<stranger> Once it has been shown, it is in the hands of people who can do something. Whoever asked is the one who did wrong. The one who was asked did not, whatever was said or sent. A screen is kinder with one name fewer on it.
      D<mine> It takes a second to write something mean under a name that is not one's own face. {Name} has written something of that sort, and somebody has read it. On a screen it looked like a joke, or like everyone else's line. At the other end it arrived alone. It can be deleted, although not from the memory of the person who got it. The rest depends on what comes next.
      P<mine> Someone who reads a nasty line about themselves tends to read it again at night. They do not see who laughed or who was only joining in. They see their own name.
      Q<mine> Imagining the other person reading it, {Name} might feel ____. Most people have been on both sides.
      H<mine> {helper} can sit down with {him} and go through what was sent, without shouting. ~ It is easier to put right with somebody there.
      T<mine> {he} can delete it and apologise in one plain sentence. ~ Reasons can come later, if they are asked for.
      C<mine> {he} can think, "That line was mine. So is the next one."
      A<mine> An apology may be accepted or not, and it is worth making in either case. After it, kindness is mostly a matter of small habits, such as reading a line once more before it goes. People are judged by what they do over time. The next message is still empty.
      P<weight> Adults are not on every chat, so they know little about it. They would rather be shown ten messages too many than one too few.
      P<weight> Those who write such things see no face while they do it, and many see no harm in it either. It is explained by that and not excused. Most of what they write says more about their own afternoon.
      Q<weight> When an unkind message comes, {Name} might notice ____. It may be in the stomach first.
      Q<weight> Before showing it to an adult, {Name} might feel ____.
      H<weight> {helper} can keep copies and go to the school or the platform with them. ~ That is not telling tales, because it keeps somebody safe.
      H<weight> {helper} can look at it together with {him}, and leave the phone where it is. ~ Nobody loses anything by telling.
      T<weight> {he} can keep the message, block the sender and show an adult. ~ No answer is an answer that cannot be copied.
      T<weight> {he} can turn the sound off and spend an hour with somebody who is kind. ~ The message can wait for an adult.
      D<fake> Somebody can put a picture online that is not theirs to show. It happened to {Name}. It may look as if half of the world had seen it. A screen does not show how few are looking. Whoever posts such a thing breaks a rule of every platform and, in many places, a law. The one in the picture did nothing wrong.
      P<fake> People who see it may say nothing, and it can look as if all of them liked it. Many think that it is mean. They do not know what to do, so they scroll on.
      P<fake> Adults can get cross when they hear of it. They are cross with the person who did it, even when it comes out at everyone.
      Q<fake> Thinking of that picture, {Name} might feel ____. The shame belongs to somebody else.
      Q<fake> On the way into class, {Name} might feel ____.
      H<fake> {helper} can take a screenshot, report it and ask for it to be taken down. ~ Platforms are expected to do that.
      H<fake> {helper} can tell the school. ~ Others may need the help as well.
      T<fake> {he} can show it to an adult straight away. ~ Early is better than alone.
      T<fake> {he} can leave it unanswered and be with a friend. ~ An answer is what they are waiting for.
      C<fake> {he} can think, "Not posted by me, and not done by me."
      A<fake> A picture online can be reported, and adults know where. It may take some days until it is gone. Friends know the real person, who moves, laughs and talks. That one does not fit on any screen.
      D<mine> Behind a screen there is no face to be seen. {Name} wrote a message that hurt, and nothing on the screen showed it. That is why people write there what they would not say across a table. It was still said. The person who read it may be thinking of it now.
      D<weight> One line in a chat takes four seconds to write. {Name} may have read one that took all evening to forget. It looks the same as any other line, in the same letters. What makes it heavy is that it was meant. Nobody has earned such a message, and nobody needs to keep it alone.
      D<send> A picture can be asked for nicely, or again and again until saying no gets tiring. {Name} may be asked for one by somebody who will not let it rest. That is pressure, whoever does it, a friend as well. A picture that has been sent can be copied, and it cannot be fetched back. A no needs no reason, and once is enough.
      P<send> A person who means well takes the first no. Somebody who goes on asking is thinking of what they want and not of a friend.
      P<send> Adults who hear of this are not cross with the one who was asked. They want to stop the asking. Schools have a person for it.
      Q<send> When the message comes again, {Name} might feel ____.
      Q<send> On showing it to a grown-up, {Name} might feel ____. It may be lighter a minute later.
      H<send> {helper} can look at the messages, keep them and take over. ~ It is a job for a grown-up from there.
      H<send> {helper} can help to block and to report. ~ It takes two minutes, and nobody is told who did it.
      T<send> {he} can show it to a grown-up today, as it is. ~ It needs no explaining first.
      T<send> {he} can stop answering. ~ Silence is a full answer to somebody who did not take a no.
      T<send,comforter> {he} can have {comforter} near while showing it.
      C<send> {he} can think, "My picture, my no, and a grown-up knows."
      A<send> A grown-up has seen the messages, and it is not a secret any more. The asking can be stopped by people who know how. A picture that was not sent is nowhere but here. If one was sent, grown-ups can help with that as well, and there is no shame in telling.
      D<unwanted> A message rings a bell in a pocket, and a bell makes people feel that they owe an answer. They do not. Somebody may write to {Name} again and again, although it is not welcome. Silence is allowed, and so is the button that says block. Blocking is not unkind, it is a way to shut a front door.
      P<unwanted> The one who writes may not know how it feels on the other side. It can be said once, in plain words. Nobody needs to say it twice.
      P<unwanted> Adults at home would rather see the messages now than hear of them in a month. It is not the fault of the person who gets them.
      Q<unwanted> When another one arrives, {Name} might feel ____. Flattered and uneasy can come together.
      H<unwanted> {helper} can read them too, keep them and talk to the school if needed.
      H<unwanted> {helper} can sit by while the block button is pressed.
      T<unwanted> {he} can show all of them to an adult today, and go on telling until somebody helps.
      T<unwanted> {he} can write once, "Please stop messaging me," and answer nothing after that.
      C<unwanted> {he} can think, "A message is no debt."
      A<unwanted> The pocket is quiet, or it can be, with the right button. A kind person need not answer everything. If messages come another way, or ask for pictures or a secret, an adult hears of it at once. The phone goes back to being a thing for friends.
      D<filmed> Filming takes one thumb, and posting takes the other. {Name} may have done both before there was time to think. Or somebody else did, and it was funny in the group. The film now runs on screens that nobody can count, and there is a person in it. That person was not asked.
      D<filmed> What is funny in a room can look different on a screen, because the room is gone. {Name} may have seen it live, and it may have seemed like nothing much. The one in the picture sees strangers laughing. So does the family of that person. It has become bigger than it was meant to be.
      P<filmed> Grown-ups get very serious about such things. For them it is a matter of somebody's rights, and of who helps to mend it.
      P<filmed> In the group everyone thinks that it was mostly the others. That is how groups work, and it is true for none of them.
      Q<filmed> Since it came out, {Name} might feel ____. It may change when the other person is thought of.
      H<filmed> {helper} can help to take it down everywhere it can be reached.
      H<filmed> {helper} can go along to say sorry, and leave the words to {him}.
      T<filmed> {he} can say what was {his} own part in it, no more and no less.
      T<filmed> {he} can write a few lines to the person, without "but".
      C<filmed> {he} can think, "My part was mine, and so is the mending."
      A<filmed> The film has been taken down where that was possible. Something was said across a table, and it took longer than the film. Whatever follows from it has an end. Whoever has been through it tends to ask before the next one: "Is that all right with you?"
      A<filmed> A film can be half a minute long, and mending it takes weeks. Both are over at some point. The person on the screen is a person in a corridor again. A nod there is worth more than all the likes were.
      P<photo> People post pictures because they are proud, amused or bored. Few of them think of the person in the third row. It is forgotten more often than it is meant.
      P<photo> Opinions about one picture differ by who is in it. The one with closed eyes sees only that. The others see a nice day.
      Q<photo> Seeing a picture like that, {Name} might feel ____.
      Q<photo> Before a picture goes out, {Name} might notice ____. It may be a small doubt, and doubts are useful here.
      H<photo> {helper} can ask whoever has it to take it down. ~ Between adults that takes one message.
      H<photo> {helper} can ask {him} before posting anything with {Name} in it. ~ Rules are easier to believe when they hold for all.
      T<photo> {he} can ask everyone in the picture before it goes anywhere. ~ It takes one line.
      T<photo> {he} can say, "I did not agree to that one, please delete it." ~ It is short, and it is fair.
      D<outside> A chat has a list of names, and {Name} may know one with a name missing. Nothing is said aloud, and still everyone can see it. The others laugh about something from last night, and it takes a long time to explain. It may have been an oversight, or it may have been meant. Either way, finding out is no fun.
      D<outside> To be outside a chat is a strange kind of quiet. {Name} may notice it in the morning, when the others already know a joke. Most of what stands in such a group is short and soon forgotten. That is true, and it does not help much in the minute itself. What people miss is less the messages than the being asked.
      P<outside> Whoever set it up had one finger and a list. Some people add everyone they think of, and some add the ones who would laugh. Those who are in it seldom wonder who is not.
      P<outside> A few members may have noticed the gap and said nothing. They are afraid of being next. One of them might be glad to be spoken to alone.
      Q<outside> When the others talk about the chat, {Name} might feel ____. It may be two things at once.
      Q<outside> On an evening without a message, {Name} may feel ____.
      H<outside> {helper} can listen to the whole of it before giving any advice. ~ Advice is easy, and listening is rarer.
      H<outside> {helper} can tell the school if it is done to hurt. ~ Leaving out on purpose is unkind behaviour, and schools know it.
      T<outside> {he} can ask one friend in person what is planned. ~ One is easier to ask than ten.
      T<outside> {he} can invite somebody to something that happens off the screen. ~ It is harder to mute.
      C<outside> {he} can think, "A list of names is not a list of friends."
      C<outside> {he} can say, "I am not in it. What did I miss?"
      A<outside> By Friday nobody remembers what was so funny on Tuesday. What people do remember is who sat next to them and who saved them a place. Friends can be found one at a time, outside any chat. A name that is missing from a screen is still on a desk, a peg and a bike.
      A<outside> Somebody in the group will put the phone away and be bored within ten minutes. That is a good moment to ring a bell or to kick a ball. A chat can be joined later, or it can be left to the others. There are other doors, and some of them have somebody nice behind them.
      D<account> It takes two minutes to make an online account in another person's name. Somebody has made one with the name of {Name}, and unkind things come out of it. It is forbidden on every platform there is. It may feel as if {Name} had said those words. But whoever typed them said them, and nobody else. People who know {Name} can hear that it is not the same voice.
      P<account> Those who read it may believe it for an hour. A true sentence from a friend travels by the same road.
      P<account> Whoever makes such a thing is mostly hoping for a fuss. A fuss is easy to leave out, once adults are dealing with it.
      Q<account> Seeing that name in the wrong place, {Name} might feel ____.
      Q<account> On the way into class, {Name} might notice ____.
      H<account> {helper} can take screenshots and report the account as a fake. ~ There is a form for exactly that.
      H<account> {helper} can make sure that the school knows. ~ Then teachers can tell others what is true.
      T<account> {he} can say to friends in one sentence, "That account is not mine." ~ Friends pass it on.
      T<account> {he} can leave it unanswered and show the adults who know what is new. ~ An answer is what the other person waits for.
      C<account> {he} can think, "My name, and not my words."
      A<account> A fake account can be reported by everyone who sees it, and most of them are gone within days. A name stays with its owner, online and off. What {Name} really says can be heard every day at the lunch table.
    `),
    '11+': script(`
      D<tone> Written messages are half of a conversation with the music removed, and {Name has} probably been at both ends of one. Senders hear their own tone while typing and think that it will arrive. Readers supply another one, usually darker, depending on the time of day. In experiments people were sure that their jokes came across online. They did so about half of the time, which a coin could have managed.
      D<photo> A picture of a group has one photographer and several people who did not apply to be in it. Passing it on seems trivial, since everyone does it. With {him} in the third row, asleep with an open mouth, the matter would look different. Asking takes one message. Not having asked can take a term to mend, because a picture that has reached other people's screens cannot be called back by anyone.
      D<weight> The internet has an odd law of physics, by which a message gets heavier on the way. It takes four seconds to type and may be carried around for a week. {Name} may know the far end, where it is read more often than anybody intended. Whoever receives it has not earned it, whatever it says, and need not carry it in secret.
      D<wait> Screens bring out sentences that nobody would say across a table, and {Name} may have been sent one or two. There is no face to react, no voice to hesitate, and often there are people looking on. Psychologists have a long name for this, and everyone has examples. It does not show what people are like at heart. It shows what they are like without brakes, at about eleven at night.
      P Those who pile on in a chat rarely think of it as cruelty. Each of them adds one line, and to the person it is about they arrive as forty. Most would be shocked to see the sum.
      P Silence online gets interpreted as a position. The friend who said nothing may have been at training, or may have been afraid of being next. It is worth asking before deciding.
      P Adults tend to underestimate how much happens on a screen after nine, and to overestimate how much can be fixed by switching it off. They are more useful when they are shown the actual messages.
      Q Watching a chat turn on somebody, {Name} might notice ____. Doing nothing has a feeling of its own.
      Q Waiting for an answer that does not come, {Name} may feel ____. Minds fill in a gap with the worst available text.
      Q Rereading something sent last night, {Name} might feel ____. It can often be put right before noon.
      H {helper} can read a message aloud without comment. ~ It often sounds different in another voice.
      H {helper} can keep evidence and take it to the school or the platform. ~ Both are expected to act.
      H {helper} can ask before posting any picture of the family. ~ Standards at home make standards elsewhere easier.
      H<helper> {helper} can admit to the worst message ever sent, and what it took to repair. ~ It tends to be instructive.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can leave a draft until the morning. ~ Drafts improve overnight without anybody working on them.
      T {he} can write privately to the person a chat has turned against. ~ One line from one person outweighs a good deal.
      T {he} can leave a message unanswered, keep it, block the sender and show an adult. ~ The one who receives such things has done nothing wrong.
      T<comforter> {he} can put the phone away and have {comforter} for company. ~ It has no typing indicator.
      T<activity> {he} can spend some time {activity} and let the chat run on without a witness. ~ It is usually about something else by the evening.
      T<quiet> {he} can spend an hour {quiet} before answering. ~ An answer that waited is seldom regretted.
      T<doing> {he} can try {doing} before touching the keyboard. ~ Brakes can be supplied by hand.
      C<tone> {he} can think, "That is my voice I am hearing, not theirs."
      C<photo> {he} can think, "Everyone in it gets a vote."
      C<weight> {he} can think, "That is too heavy for one person."
      C<wait> {he} can think, "Would I say it across a table?"
      C<topic> {he} can bring up {topic} and give the chat something better to do.
      A<tone> A good part of kindness online is generous guessing. It means reading "ok" as okay until there is evidence of something else, and asking when there is. The rest can be done with a voice, over a phone or a fence. Friendships have survived worse than punctuation.
      A<photo> The picture stays where it is until the last person has agreed, and sometimes it stays there for good. Nobody remembers the pictures that were not posted. If something has already gone round, it can be reported and taken down, and an adult who is told early can do a great deal.
      A<weight> Weight can be shared, and this is a case for it. An adult who has seen the actual messages can save them, report them and ring the school. Two people think of more exits than one. What the senders do about it is up to them, and there are people whose job it is to ask. A single decent line from somebody else weighs more than it seems, and is often kept for years.
      A<wait> What has not been sent needs no apology. What has been sent can still get one, preferably short and without a "but". People judge a chat by its worst message and remember it for its kindest. On any evening, somebody on some screen is in a position to write that one.
      D<stranger> A profile on a screen is a claim and not a fact. Someone who contacts {him} out of nowhere may be who they say they are, and there is no way of finding out from a bedroom. The bad pattern is well known. It goes from flattery to shared secrets, then to another app, and then to a request for pictures, money or a meeting. Sometimes a threat follows. It is a crime by the person who does it. It is not a mistake by the person it is done to.
      P<stranger> Those who do this are practised and patient, and they write the same lines to dozens of people. Clever and careful people have answered them. Police officers hear about it daily and do not blame the one who tells.
      Q<stranger> Looking at that message, {Name} might notice ____. Flattered and uneasy can go together.
      H<stranger> {helper} can take over: keep the evidence, report it, and leave blame out of it. ~ Pictures can be taken down, and there are services for that.
      T<stranger> {he} can stop answering, keep what is there and tell an adult today. ~ It is right to tell, even after a picture has gone, and most of all after a threat.
      C<stranger> {he} can think, "This is theirs to answer for. I tell someone."
      A<stranger> After it has been told, it is no longer a thing between two screens, and that is precisely what such people do not want. There will be some questions and some paperwork, and then less and less of it. Being kind online does not include answering everyone. Whoever asked is responsible, and the screen can be left to adults for a while.
      D<mine> Writing something cruel to a screen is easier than saying it to a face, and psychologists have measured by how much. {Name} has done it, once or more often. Perhaps it was meant as wit, perhaps it was anger about something else, and perhaps everyone was at it. The person it was about received it all the same. What was written on a screen can usually be removed from there. It then remains in one head at least.
      P<mine> People who are attacked online rarely answer, and their silence is easily mistaken for not minding. Many check for new comments before they get up. None of them knows that the author has long since put the phone away.
      Q<mine> Reading it again as the other person would, {Name} might feel ____. That is an unpleasant exercise and an honest one.
      H<mine> {helper} can help to put it right without turning it into a trial. ~ The school or the platform may have a part in it.
      T<mine> {he} can take it down and write two sentences: what it was, and that it was wrong. ~ An apology that contains "but" is a second comment.
      C<mine> {he} can think, "I wrote that, and I can stop there."
      A<mine> It may be forgiven or it may not, and that decision lies at the other end. What lies at this end is the next comment, and the one after that. Kindness on a screen is not a talent. It consists of reading a line once more, imagining the face, and sometimes of leaving the box empty.
      P<weight> The people who write such things sit alone with a screen, as their readers do, and do not see what it does. That is an explanation and no excuse. Most adults remember something of the kind from a corridor, and take it more seriously than one might fear.
      P<weight> Those who look on often disapprove and say nothing, because each of them supposes that the others agree. From the receiving end it looks like a crowd. It is usually two people and an audience that would like to leave.
      Q<weight> After reading something like that, {Name} might notice ____. It can be anger, or nothing much until the evening.
      Q<weight> At the thought of showing it to somebody, {Name} might feel ____. Embarrassed is a frequent answer, although the shame belongs elsewhere.
      H<weight> {helper} can keep the evidence and take it to the school or the platform. ~ Both are expected to act.
      H<weight> {helper} can read it without grabbing the phone, and ask what is wanted first. ~ Being believed comes before being advised.
      T<weight> {he} can leave it unanswered, keep it, block the sender and show an adult. ~ The one who receives such things has done nothing wrong.
      T<weight> {he} can mute the lot for an evening and see one person face to face. ~ Proportions come back more quickly in company.
      D<fake> A picture is passed on in a second, and an account with it is made in two minutes. Somebody has used pictures of {Name} in such a way. From then on it feels as if the whole school was looking. Most of it did not see them, and a screen does not say so. To publish pictures of a person without asking is against the rules of every platform and against the law in many countries. The person in the picture has broken neither.
      P<fake> Those who make such things are usually after a reaction, and quite often they have a quarrel with themselves. That explains it, and it is no excuse. An audience that says nothing is not necessarily on their side.
      P<fake> Parents may wish to confiscate every device in the house, out of helplessness. What is needed is less dramatic. It consists of screenshots, a form and one or two telephone calls.
      Q<fake> Walking into a room that may have seen it, {Name} might feel ____. Embarrassed is common, although the shame belongs elsewhere.
      Q<fake> Late in the evening, {Name} might notice ____. Anger keeps people awake, too.
      H<fake> {helper} can save the evidence, report it to the platform and inform the school. ~ Both are expected to act.
      H<fake> {helper} can find out about removal services and the police, if it is needed. ~ Some pictures are a matter of law, and those who handle them have seen it all.
      T<fake> {he} can tell one adult today and leave it unanswered. ~ A reaction is the only thing that keeps this going.
      T<fake> {he} can tell two friends the truth of it. ~ Word travels in the right direction, too.
      C<fake> {he} can think, "Not posted by me, and not done by me."
      A<fake> What has been reported tends to disappear within days, and the attention disappears sooner. It may feel longer from inside. Those who matter know better, and a few of the rest will be a little embarrassed. What is online about a person is a picture, and the person is having lunch.
      D<mine> A mean message leaves the sender in seconds and stays with the reader for weeks. {Name} has sent one, for a reason perhaps, or only in a mood. Reasons explain such a comment and do not unsend it. Many people who have written one describe the same thing: a short lift, and later the wish to know how it was taken. That wish is a useful one.
      D<weight> A cruel message is made to be read alone, preferably at night. {Name} may have been sent some, perhaps in a group chat. It gains most of its force from the fact that nobody else in the room can see it. That can be changed in a second by turning the screen round. The person it was aimed at has done nothing wrong.
      D<send> There is a well-worn sequence to it: a compliment, a request, a joke about being boring, a threat. {Name} may be somewhere in it, with somebody who wants a picture and does not take a no. It is pressure at every stage, also from friends and also when it is called a joke. A picture cannot be fetched back once it has been sent. A no needs no grounds and no second sentence.
      P<send> Whoever keeps asking has stopped thinking of the person they are asking. It is seldom the first time they do it, and somebody else may be getting the same messages.
      P<send> Adults who deal with this know that the one who was asked has done nothing wrong. That holds if something was sent, too. In many countries pictures of young people can be taken down on request.
      Q<send> When the next message arrives, {Name} might notice ____.
      Q<send> Before showing it to anybody, {Name} might feel ____. Embarrassment is the most common word, and the one that keeps people quiet.
      H<send> {helper} can read it without a lecture, keep the messages and take it further. ~ From there it is work for adults.
      H<send> {helper} can help to block, report and tell the school. ~ Each of the three is done in minutes.
      T<send> {he} can show the whole thread to one adult today. ~ It needs no introduction.
      T<send> {he} can stop replying, and keep the messages as they are. ~ They are evidence, and silence is an answer.
      T<send,comforter> {he} can have {comforter} near for that conversation.
      C<send> {he} can think, "I said no. The rest is for somebody else to sort out."
      A<send> It has been seen by an adult, which is the step that changes most. The pressure worked for as long as it was private. A picture that was not sent stays where it is, and one that was sent can be dealt with too. Nothing online is worth being frightened alone for.
      D<unwanted> Being written to is not the same as having agreed to a conversation. {Name} may be getting messages from somebody who does not take silence for an answer. It is possible to be polite about that for too long. Politeness is a good habit with a weak spot, since some people read it as encouragement. One clear sentence is enough. After that, block is a tool and not a declaration of war.
      P<unwanted> The sender may be clumsy, lonely or something worse, and from a screen it cannot be told. It is not the task of the person who gets the messages to find out.
      P<unwanted> Friends might say that it is a compliment. A compliment stops when it is asked to.
      Q<unwanted> When the screen lights up again, {Name} might feel ____. Guilt is common here, and undeserved.
      H<unwanted> {helper} can look at the messages, save them, and speak to the school or the platform if they go on.
      H<unwanted> {helper} can help to go through the privacy settings once, without comment.
      T<unwanted> {he} can write one sentence, "Please stop messaging me," take a screenshot and block.
      T<unwanted> {he} can tell an adult, and keep telling until one of them acts. ~ It is not a fuss.
      C<unwanted> {he} can think, "I owe nobody a reply."
      A<unwanted> A blocked number makes no sound, and neither does a clear conscience. If it continues by other routes, turns into threats or asks for pictures, then it is a matter for adults on the same day. None of it is the fault of the one who was written to. The rest of the phone is full of people who stop when asked.
      D<filmed> A film of thirty seconds needs one person to make it, one to post it and a few hundred who say it was somebody else. {Name} was among the first few, in one role or another. It may have felt like a joke among friends. On a screen a joke loses its room and its tone. What remains is a person who did not agree to be watched. That person walks into a building every morning all the same.
      D<filmed> Things that are posted have no reverse gear. {Name} may have been surprised by the speed at which a small film turned into meetings and letters. It can seem out of proportion. Seen from the other side of the lens it does not, since there the proportion is one person against everyone with a screen.
      P<filmed> A school that reacts hard is protecting someone, and that includes the next person who might be filmed. It has also got a rule about it, and rules do not know who was laughing loudest.
      P<filmed> Friends may expect loyalty now, which usually means the same version of the story. It is possible to be loyal and to describe only one's own part.
      Q<filmed> When it is mentioned, {Name} might feel ____. It may be two things that do not get on.
      H<filmed> {helper} can deal with the school, and leave the apology to the person whose it is.
      H<filmed> {helper} can ask what happened before talking about what follows.
      T<filmed> {he} can write down {his} own part in it in three sentences, without adjectives.
      T<filmed> {he} can ask whether an apology is wanted, and in which form. ~ Some people prefer a letter to a meeting.
      C<filmed> {he} can think, "I can answer for my part. It is enough work."
      A<filmed> Whatever follows has an end, and the film turns up less and less. What takes longer is being believed, which comes back in the dull way, a day at a time. Somebody who has been on the wrong side of a film knows something about lenses. The next time a phone goes up, one voice in the group can say, "Did anyone ask?"
      A<filmed> Half a minute of film has led to a good many hours of talking. Some of them were unpleasant, and one or two were honest. An apology does not take anything down, and it does put something beside it. On that screen there was a person, and there is one on this side as well.
      P<photo> Whoever posts a picture is looking at the whole of it. Whoever is in it looks at one square centimetre. Both views are sincere, and only one of them was asked for.
      P<photo> Few people post a picture of somebody in order to hurt. Most act on the belief that what amuses them is public property. A plain message usually corrects that.
      Q<photo> When a picture is going round, {Name} might notice ____.
      Q<photo> When a picture turns up that nobody was asked about, {Name} might feel ____.
      H<photo> {helper} can help to have a picture removed, through the person, the school or the platform. ~ It works best in that order.
      H<photo> {helper} can ask {him} first, each time a picture of {him} is to be posted. ~ What holds at home is easier to claim elsewhere.
      T<photo> {he} can write, "I did not agree to that one, please take it down." ~ It is a complete message.
      T<photo> {he} can ask everyone who can be recognised, and count silence as a no. ~ It saves a good many conversations.
      D<outside> A group chat has members, and by the same stroke it has people who are not. {Name} may have found out by accident, from a joke that needed explaining or a plan that everyone else had heard of. It works without a rude word from anyone. It runs by itself, in silence, all evening. Being left out registers in the brain much like a physical knock, so it is no wonder that it hurts.
      D<outside> There is no door on a chat, and yet {Name} may be standing outside one. Sometimes a name was forgotten, and sometimes it was removed by somebody who wanted that to be noticed. From the outside, the two look the same. The imagination then fills the chat with wit. Those who are in it report a lot of "ok" and somebody's dog.
      P<outside> Groups form quickly and give little thought to their edges. The person who made it may have added whoever was in sight. Where it was deliberate, it was usually the idea of one, and the others went along with it.
      P<outside> Several members would probably rather not have been part of it. Speaking up in front of twenty is hard, and most people put it off. Alone, the same people are often perfectly decent.
      Q<outside> Hearing what was said in there, {Name} might feel ____. It may be hurt, or anger, or a wish not to care.
      Q<outside> On an evening with a silent phone, {Name} might notice ____.
      H<outside> {helper} can hear it out without ringing anyone's parents. ~ What happens next can be decided together.
      H<outside> {helper} can bring in the school, if it goes on or is meant to wound. ~ Exclusion counts as unkind behaviour there too.
      T<outside> {he} can ask one person from it directly, and in private, whether it was meant. ~ Answers are more honest without an audience.
      T<outside> {he} can put the evening into people and things that are not on that list. ~ It is a better use of it than guessing.
      C<outside> {he} can think, "It is a list. I am more than a line in it."
      C<outside> {he} can say, "I heard there is a chat. What is happening on Saturday?"
      A<outside> Chats are born, argued in and abandoned within a term. The friendships that survive them were mostly somewhere else, on the way home or over a sandwich. Whether to ask to be let in, to let it go or to begin something smaller is a decision with no deadline. One message from one person who means it outweighs a whole evening of being notified.
      A<outside> In a year most of that group will be muted by its own members. What lasts is who came along, who asked and who waited. If somebody did it in order to hurt, that is a matter to be told and dealt with, and no verdict on anyone. Outside the chat, the world is fully staffed.
      D<account> It takes about two minutes to open an online account in another person's name. Somebody has done that with the name of {Name}, and it says things that {Name} did not say. Platforms call it impersonation, and all of them forbid it. In many places the law takes an interest as well. It may feel as if the words stuck to the name. They belong to whoever typed them, and most people who know {Name} can tell the difference within a line or two.
      P<account> People who come across it may believe it for an hour, and then a friend says what is going on. Corrections travel by the same routes as rumours. They only need somebody to start them.
      P<account> Whoever sets up such a thing is usually after a reaction, and quite often known to the person concerned. Finding out who it was is a job for the school and the platform.
      Q<account> Seeing that name above those words, {Name} might feel ____. Anger and a kind of dizziness are both common.
      Q<account> Walking into a room that may have read it, {Name} might notice ____.
      H<account> {helper} can save the evidence, report the account as impersonation and keep the reference number. ~ There is a form for exactly that.
      H<account> {helper} can stay in touch with the adult at school who knows. ~ One of them can chase the other.
      T<account> {he} can post or say one calm sentence, "That account is not mine," and nothing else. ~ It is all that anyone needs to know.
      T<account> {he} can ask three friends to report it too. ~ Several reports are dealt with faster than one.
      C<account> {he} can think, "My name, and not my words."
      A<account> Accounts of that kind are usually gone within days once they have been reported, and the gossip about them does not last much longer. Names have a long memory for what their owners really said. Online, {Name} has been copied for a moment, badly. Offline, the original is having lunch.
    `),
  },
};

/** Kindness on screens: a person behind each message, what a screen leaves out, and what to do when it is unkind. */
export const onlineKindness: Frame = withScenes(
  own,
  onTheSameSideOfTheScreen,
  shownByTheFamily,
  thePictureISent,
  aChatAboutAnother,
  aSmallFace,
  aChatAboutMe,
  pictureOfAFriend,
  answerAtOnce,
  passedRound,
  notMineToPassOn,
  typedAtAName,
);
