import { readAtTheEnd } from './read-at-the-end.ts';
import { putDownForAWhile } from './put-down-for-a-while.ts';
import { phoneDownstairs } from './phone-downstairs.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { aPhoneThatOnlyRings } from './a-phone-that-only-rings.ts';
import { appsWithAnAge } from './apps-with-an-age.ts';
import { phoneThatIsLost } from './phone-that-is-lost.ts';

const own: Frame = {
  id: 'first-phone',
  name: 'A first phone',
  says: [
    'first phone',
    'getting her first phone',
    'he is getting a phone for secondary school',
    'rules for a new mobile phone',
    'first smartphone at eleven',
    'when should she get her own phone',
    'we gave him a phone and now we argue about it',
    'family phone contract',
    'new smart watch that can call',
    'phone in the bedroom at night',
    'sleeps with the phone under his pillow',
    'worried about what she sees on her phone',
    'got a message from somebody he doesnt know',
    'sends hundreds of messages a day',
    'grabs my phone all the time',
    'toddler wants my phone',
    'video calls with grandparents',
    'wont give my phone back',
    'social media on her new phone',
    'walking to school alone with a phone',
    'moblie phone for his birthday',
  ],
  claims: {
    strong: [
      'first phone',
      'own phone',
      'new phone',
      'mobile phone',
      'mobile',
      'smartphone',
      'smart phone',
      'smartwatch',
      'smart watch',
      'first mobile',
      'cell phone',
      'cellphone',
      'getting a phone',
      'get a phone',
      'gets a phone',
      'got a phone',
      'gave him a phone',
      'gave her a phone',
      'wants a phone',
      'want a phone',
      'having a phone',
      'has a phone',
      'phone rules',
      'phone contract',
      'phone for school',
      'phone in the bedroom',
      'phone under',
      'grabs my phone',
      'wants my phone',
      'video call',
      'social media',
      'phone for secondary',
      'a phone',
      'own mobile',
      'iphone',
      'his own phone',
      'her own phone',
      'first mobile phone',
    ],
    cues: [
      'phone',
      'message',
      'text',
      'call',
      'app',
      'contract',
      'rules',
      'secondary',
      'contacts',
      'online',
      'night',
      'charger',
      'number',
      'photo',
    ],
    not: [
      'keeps asking for a phone',
      'asking for a phone',
      'begging for a phone',
      'nagging for a phone',
      'after the video call',
      'after the video calls',
      'after video calls',
      'misses his abuela',
      'misses her abuela',
      'misses his grand',
      'misses her grand',
      'phone call from school',
      'by phone',
      'phoned',
      'phone interview',
      'turn off the phone',
      'mobile home',
      'baby mobile',
      'rang the phone',
    ],
  },
  topicWords: ['phone', 'call', 'message', 'ring'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult'],
  facts: [
    'Sleep is better when phones charge outside the bedroom; light and messages at night keep people awake.',
    'A message or a picture that has been sent can be copied and passed on by whoever has it.',
    'People online are not always who they say; children tell an adult when somebody they do not know writes, asks for pictures or wants to meet.',
    'Notifications are made to bring people back; they can be switched off.',
    'Written messages carry no voice and no face and are easily misread.',
    'Many services set a lowest age of 13.',
    'A phone shows emergency numbers also when it is locked; children can learn how to call.',
    'On the road a phone belongs in a pocket or a bag: people who look at one step out without looking.',
    'Rules agreed by parents and children together are kept more often.',
  ],
  threads: {
    ring: 'the ring, and a voice that comes from far away',
    back: 'the phone that is given back and goes to its place',
    pocket: 'a pocket, which is where a phone is most of the day',
    sent: 'a message that has been sent and cannot be called back',
    night: 'the night that a phone spends in another room',
  },
  threadCues: {
    night: /\b(?:bed\w*|nights?|sleep\w*|room|late|midnight|morning)\b/,
    pocket: /\b(?:wants?|want\w+|everyone|everybody|all (?:his|her|their)|asking|begging|first|getting|got)\b/,
  },
  roles: {},
  titles: {
    young: [
      { text: 'Ring, Ring, Hello', thread: 'ring' },
      { text: 'Somebody Far Away', thread: 'ring' },
      { text: 'Here You Are, Phone', thread: 'back' },
      { text: 'Back in Its Place', thread: 'back' },
      { text: 'In the Pocket', thread: 'pocket' },
      { text: 'Pat, Pat, Pocket', thread: 'pocket' },
      { text: '{name} and the Phone' },
      { text: 'Hello and Bye-Bye' },
    ],
    older: [
      { text: 'Mostly in a Pocket', thread: 'pocket' },
      { text: 'What a Pocket Is For', thread: 'pocket' },
      { text: 'Once It Is Sent', thread: 'sent' },
      { text: 'Before Send', thread: 'sent' },
      { text: 'Where the Phone Sleeps', thread: 'night' },
      { text: 'Good Night, Phone', thread: 'night' },
      { text: '{name} and a Phone' },
      { text: 'A Phone of Somebody’s Own' },
    ],
  },
  benefits: [
    'Says what a phone is for, and where it goes when it is not used.',
    'Takes one side of a phone at a time: the ring, the pocket, the message or the night.',
    'Keeps a grown-up within reach as the one to ask.',
  ],
  talk: {
    young: [
      'What happens with the phone in the story?',
      'How does it feel to hear a voice from far away?',
      'Shall we call somebody and say hello?',
    ],
    older: [
      'What makes a phone easier to live with, in the story?',
      'Which word went into the blank, and is it the same with no phone in the room?',
      'Shall we write down our phone rules, with one for the grown-ups?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'hold',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['telephone'],
  },
  text: {
    '2-3': script(`
      D<ring> Ring, ring goes the phone. {Name sees} a face in it. The face is far away. It says hello.
      D<back> The phone is for a grown-up. {Name} may hold it a bit. One look, two looks. Then it goes back.
      D<pocket> Pat, pat, goes a hand. {Name sees} a pocket. Where is the phone? It is in there now.
      P The one far away likes a face.
      P Some children wave at the phone. Some hide.
      P Grown-ups look at phones a lot. They like faces more.
      Q When it rings, {Name} may feel ____.
      Q With no phone, {Name} may feel ____.
      Q When the call ends, {Name} may feel ____.
      H {helper} can hold the phone.
      H {helper} can press the button.
      H {helper} can put it away.
      H<helper> {helper} can call again one day.
      T {he} can wave at the face.
      T {he} can give it back.
      T {he} can blow a kiss.
      T<comforter> {he} can show {comforter}.
      T<doing> {he} can try {doing}.
      C<ring> {he} can say, "Ring, ring, hello."
      C<back> {he} can say, "Here, phone, back you go."
      C<pocket> {he} can say, "Pat, pat, bye-bye, phone."
      C<topic> {he} can think about {topic}.
      A<ring> Ring, ring, and bye-bye. The face is gone from the phone. It is still far away. It can call again.
      A<back> The phone is back. It lies in its place. Two hands are free now. They can play.
      A<pocket> Pat, pat, it is in there. The phone can stay. Here is a face, close by. Hello, hello.
    `),
    '4-5': script(`
      D<ring> When a phone rings, somebody is far away and wants to talk. {Name} may see a face on it, or hear a voice. The person is not in the phone. There is a room far away. There is a chair, and a person on it.
      D<back> A phone belongs to a grown-up, like a key. {Name} may hold it for a call or a picture. Then it goes back in its place. Giving it back is hard when it is fun. The phone needs a rest, and so do eyes.
      D<pocket> In the street, a phone goes in a pocket. {Name} may see lots of people with one in a hand. They do not see the cat on the wall. They may walk into a post. So the pocket is the best place.
      P The other person cannot see it all. A voice helps, or a thing that is held up.
      P Grown-ups find it hard to put a phone down too. They say "just a second", and it takes longer.
      P Some children talk a lot on the phone. Some just listen and smile. The other person likes both.
      Q When the phone rings, {Name} may feel ____.
      Q When it is time to give it back, {Name} may feel ____.
      Q With a face on the phone, {Name} may feel ____.
      H {helper} can say who is calling. ~ Then it is not a surprise.
      H {helper} can say how long it is for. ~ It helps to know.
      H {helper} can put the phone away too. ~ Then there are free hands for a game.
      H<helper> {helper} can show {him} how to call for help. ~ That is good to know.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can hold up a thing to show.
      T {he} can give the phone back with two hands.
      T {he} can ask a grown-up when there is a thing to press.
      T<comforter> {he} can hold {comforter} up to the phone.
      T<quiet> {he} can spend some time {quiet} when the call is over.
      T<doing> {he} can try {doing} when it is hard to stop.
      C<ring> {he} can say, "Hello, this is me."
      C<back> {he} can think, "One call, and back you go."
      C<pocket> {he} can say, "Pocket first, and then the cat."
      C<topic> {he} can tell the person on the phone about {topic}.
      A<ring> The call is over. Far away, a person puts down a phone as well. That person may think of {him} at tea. One day there will be a new ring.
      A<back> The phone lies in its place, next to the keys. It can ring if it is needed. Two hands are free for blocks and bread. That is good for hands.
      A<pocket> The phone is in the pocket. The street is full of things. There is a bus, and there is the cat. A phone can ring if it is needed. Eyes are free to look.
    `),
    '6-7': script(`
      D<pocket> A phone is a bit like a front door that fits in a pocket. Through it, people may call {him}, and messages may come in. Not all doors are for children yet. When there is a phone, grown-ups decide who may come through. It is shut at night, as front doors are.
      D<sent> What happens to a message when it is sent? It flies off, and it cannot be called back. {Name} may send a picture to one person. That person can show it to ten more. So it is good to think for three breaths before pressing send.
      D<night> Where does a phone spend the night? In many homes it is in the kitchen, next to the bread. Its light would wake {him}, and messages would hum. A head needs the night to sort the day. The phone needs it to fill up.
      P Friends who send lots of messages may not want all the answers now. Some of them just like to press. They can wait until the next day.
      P Grown-ups worry about phones because they cannot see who is on the other end. It is not that they do not trust a child.
      P Someone on a phone may not be who they say. Most people are. When it is not clear, grown-ups like to be asked.
      Q When a message comes, {Name} may feel ____. It can be in the fingers.
      Q When others have a phone, {Name} may feel ____.
      Q When the phone is in another room, {Name} may feel ____.
      H {helper} can show how to call for help in an emergency. ~ It is the best thing a phone can do.
      H {helper} can read a message together with {him} if it is odd. ~ Asking is a good idea.
      H {helper} can put all the phones in one place at night. ~ Big people's phones go there too.
      H<helper> {helper} can agree on the rules with {him} and write them down.
      H<adult> {helper} can help by {adult}. ~ What helped before can help again.
      T {he} can breathe three times before sending. ~ It gives the head time to look.
      T {he} can show a grown-up any message that is odd. ~ It is right to show it, whoever wrote it.
      T {he} can keep the phone in a pocket when walking. ~ Eyes are for the road then.
      T<comforter> At night, {he} can have {comforter} and let the phone rest. ~ It does not ring.
      T<quiet> {he} can spend an hour {quiet} with no phone near. ~ Nobody will have moved away.
      T<doing> {he} can try {doing} when it is hard to put it down.
      C<pocket> {he} can think, "My door, and I can shut it."
      C<sent> {he} can think, "Three breaths, and then send."
      C<night> {he} can think, "Good night, phone, see you at breakfast."
      C<topic> With no phone near, {he} can think about {topic}.
      A<pocket> A door is useful when it can open and when it can shut. A phone is the same. Grown-ups help with both. The best things in a day are still bigger than a pocket.
      A<sent> A good message can fly too. It may say "get well" or "the cat came back". Somebody far away reads it and smiles. And if a phone brings a bad one, a grown-up can be told.
      A<night> In the morning the phone is full, and so is the head. The messages are still there, and they have kept. No one was hurt by waiting. Then there is breakfast, with both hands.
    `),
    '8-10': script(`
      D<pocket> A phone can take pictures, find the way and play any song there is. Its most difficult job is to stay in a pocket. For {Name}, as for everyone, that is the part to practise. The thing hums, lights up and wants to be looked at. People designed it so, because they earn money when it is.
      D<sent> Before phones, a silly remark lasted until the echo was gone. A message is different. As soon as it is sent, by {Name} or by anyone, it belongs to whoever has it. It can be copied, shown around and read in a voice that it was not written in. Jokes suffer most, because a screen has no face. It takes one second to send and a week to explain.
      D<night> Every evening, in many homes, phones are put to bed before the people are. They lie in the kitchen and charge. Beside {his} pillow, a phone would wake a brain with light and keep it busy with who wrote what. Sleep is worth more than that. The news will be the same at seven.
      P Parents say yes to a phone for safety and then worry about everything else on it. They did not have one at that age, so they are inventing the rules. They are quite often unsure.
      P A friend who does not answer at once may be in the bath, at supper or asleep. From the outside it looks like being ignored. Most silence on a phone means nothing at all.
      P Somebody who writes "how old are you?" or "send a picture" may be a child or may not be. It cannot be seen. Adults are needed for that one, and they would much rather be asked.
      Q When the phone buzzes, {Name} might notice ____. Hands often move before anybody has decided.
      Q When others are on their phones, {Name} may feel ____. It can look like everyone, and it rarely is.
      Q On an evening with the phone in the kitchen, {Name} might feel ____. It may change after ten minutes.
      H {helper} can write the rules together with {him}, including one for adults. ~ Fair rules last longer.
      H {helper} can switch off most of the buzzing in the settings. ~ After that the phone waits to be asked.
      H {helper} can look at anything odd without taking the phone away for it. ~ It makes it easier to show the next thing.
      H<helper> {helper} can practise an emergency call with {him}, without pressing the last button. ~ It is the reason why phones were wanted in the first place.
      H<adult> {helper} can help by {adult}. ~ What has helped once may help again.
      T {he} can read a message once more in a grumpy voice before sending it. ~ If it still sounds friendly, it is ready.
      T {he} can show an adult at once when somebody unknown writes. ~ No answer is needed in the meantime.
      T {he} can leave the phone in a bag on the way to school. ~ Cars are not interested in messages.
      T<comforter> At night, {he} can have {comforter} by the bed and the phone in the kitchen. ~ One of them is made for sleeping.
      T<activity> {he} can leave the phone behind for {activity}. ~ It is good to be hard to reach now and then.
      T<quiet> {he} can spend an hour {quiet} with the phone in another room. ~ The first ten minutes are the longest.
      T<doing> {he} can try {doing} when a hand keeps going to the pocket. ~ The itch passes.
      C<pocket> {he} can think, "It is humming, and it is not my boss."
      C<sent> {he} can think, "Would I say it to a face?"
      C<night> {he} can think, "The news will keep until seven."
      C<topic> Without a phone, {he} can think about {topic} all the way home.
      A<pocket> A phone is at its best when somebody needs to be fetched from the wrong bus stop. The rest of the day it can stay in the dark. Nobody gets worse company by looking up. {Name is} allowed to be the one who decides when.
      A<sent> Kind messages get kept as well. Some people have one from years ago that they still read. If something bad arrives or was sent in a hurry, an adult can help, and quickly is best. No phone has a problem on it that cannot be told.
      A<night> At seven the phone is full and the person is rested. There may be nine messages, and eight of them about a hamster. Nothing was missed that matters. Not many things are as patient as a message.
    `),
    '11+': script(`
      D<pocket> A phone of one's own is sold as freedom and comes with a good deal of work. It needs charging, updating and, above all, ignoring. Whatever {Name} does with a phone, it is worth knowing that every buzz was designed by somebody who is paid by the minute. Owning a phone is easy. The skill lies in the other direction.
      D<sent> A message looks like talk and behaves like a document. Once it is sent, by {Name} or by anyone, it can be copied, cut and forwarded. It can be read aloud at a party by someone with a different sense of humour. The same is true of pictures, and more so. This does not make messages dangerous, only permanent. People who write for a living have known it for centuries, and they sleep on important letters.
      D<night> There is a quiet competition in many families about where phones spend the night. The case for the kitchen is strong. A phone beside {his} bed would bring in light, other people's evenings and the feeling that something is being missed. Researchers who study sleep are unusually united about this. What is missed between eleven and seven is mostly other people not sleeping.
      P Parents lie awake over phones for reasons that are partly sensible and partly from the news. They remember a childhood in which they could not be reached, and they rather liked it. Asking them what exactly they fear is often more useful than arguing about minutes.
      P In a group chat, silence is read as an opinion. In fact one person is at training, another is eating, and a third has typed four answers and deleted them. Hardly anybody is as certain as the message looks.
      P Strangers who write to young people often begin with compliments and common interests. Some are exactly who they say they are. Since it cannot be checked from a bedroom, adults who are asked early are grateful, and they are rarely as shocked as expected.
      Q When the screen lights up, {Name} might notice ____. It is a small chemical event, and it is meant to be.
      Q Watching others type and stop, {Name} may feel ____. Minds fill a gap with the worst available text.
      Q After an evening without the phone, {Name} might feel ____. Some people report boredom, and some report an evening.
      H {helper} can draw up an agreement in which adults have duties as well. ~ A contract with one side is only a list.
      H {helper} can be shown anything unpleasant without the phone being confiscated. ~ That one is worth writing down.
      H {helper} can be the first to leave a phone in the kitchen. ~ It is more convincing than any study.
      H<helper> {helper} can ask for an explanation of an app and listen to it. ~ It is instructive for both.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can leave an angry message where it is until the next morning. ~ About half of them turn out not to be needed.
      T {he} can turn off all notifications except those from actual people. ~ The number of emergencies goes down at once.
      T {he} can show an adult any request for pictures, money or a meeting, and leave it unanswered. ~ The fault lies with whoever asked.
      T<comforter> At night, {he} can have {comforter} within reach and the phone out of it. ~ Only one of the two improves sleep.
      T<activity> {he} can spend an hour {activity} without it and find out what happens. ~ Usually nothing, which is the point.
      T<quiet> {he} can spend an hour {quiet} while it charges elsewhere. ~ Attention comes back faster than people expect.
      T<doing> {he} can try {doing} when the urge to check comes. ~ Urges have a short life if nobody feeds them.
      C<pocket> {he} can think, "That buzz is somebody else's business plan."
      C<sent> {he} can think, "Would I sign this and frame it?"
      C<night> {he} can think, "At seven it will still be there."
      C<topic> With the phone in another room, {he} can turn to {topic} for an hour.
      A<pocket> Over time a phone becomes as exciting as a fridge, which is also useful, on day and night, and best not stared into. Until then it can be trained, like anything that hums for attention. Mistakes will happen, and adults make the same ones. None of them is too embarrassing to be told.
      A<sent> Permanence works in both directions, since a generous message can be kept for years. For the others there is usually a repair, such as an apology, a deletion or an adult who knows whom to ring. It helps to act early and not alone. A phone is a poor place for keeping a problem secret.
      A<night> In the morning the phone is charged and so is its owner, and both have forty messages to be calm about. Being unavailable for eight hours is one of the last luxuries. It costs nothing, and few people have regretted the sleep. The kitchen light goes on, and the day can ring.
    `),
  },
};

/**
 * A phone: for small children a call and a thing that is given back, later a phone of one's own, with messages that
 * stay, a night's rest in another room, and grown-ups who are told when something on it is wrong.
 */
export const firstPhone: Frame = withScenes(
  own,
  readAtTheEnd,
  putDownForAWhile,
  phoneThatIsLost,
  appsWithAnAge,
  phoneDownstairs,
  aPhoneThatOnlyRings,
);
