import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { whereTheOtherOneIs } from './where-the-other-one-is.ts';

/** Where nobody else is on the way, nobody is near who could turn round and look. */
const GONE_ALONE =
  /\b(?:walk\w*|goes|going|go|gets?|bus|buses|train|cycl\w*|bikes?|scooter)\b[^.]{0,30}\b(?:alone|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own)\b|\bwrong (?:stop|station|bus|train|street|turn\w*)\b|\bchang(?:e|es|ing) (?:buses|trains)\b/i;

const own: Frame = {
  id: 'getting-lost',
  name: 'Getting lost',
  says: [
    'got lost in the supermarket',
    'what to do when lost',
    'scared of getting lost',
    'teach my child what to do if he gets lost',
    'we lost her at the fair for ten minutes',
    'lost him in the shopping centre, now he clings',
    'afraid of losing me in a crowd',
    'she couldnt find me at the park',
    'got separated at the theme park',
    'i turned round and he was gone',
    'wont let go of my hand since she got lost',
    'learning our phone number in case he gets lost',
    'who to ask for help when lost',
    'school trip to the museum, worried about getting left behind',
    'wandered off at the zoo and cried',
    'missed her stop on the bus',
    'worries that she will not find her way home',
    'got lost walking home from school',
    'lost at the beach',
    'lost in ikea last week',
    'panics when he cant see me in a shop',
    'lost at the airport',
    'get seperated from us on holiday',
    'safety plan if we lose each other',
  ],
  claims: {
    strong: [
      'lost from the group',
      'lost from his group',
      'lost from her group',
      'lost from the class',
      'lost on the trip',
      'lost on the school trip',
      'separated from the group',
      'lost her mum at the',
      'lost his mum at the',
      'lost her mum in the',
      'lost his mum in the',
      'lost her dad at the',
      'lost his dad at the',
      'worried shell get lost',
      'worried hell get lost',
      'worried she will get lost',
      'worried he will get lost',
      'wrong stop',
      'wrong station',
      'wrong train',
      'wrong bus',
      'off at the wrong',
      'bus to school on her own',
      'bus to school on his own',
      'bus to school alone',
      'train to school alone',
      'wandered off at',
      'brought him back',
      'brought her back',
      'get lost',
      'got lost',
      'getting lost',
      'gets lost',
      'when lost',
      'if lost',
      'is lost in',
      'was lost in',
      'lost in the shop',
      'lost in a shop',
      'lost in the supermarket',
      'lost in a supermarket',
      'lost in ikea',
      'lost in a crowd',
      'lost at the beach',
      'lost at the fair',
      'lost at the zoo',
      'lost at the airport',
      'lost at the park',
      'lost child',
      'lost us',
      'lost me in',
      'lost him in',
      'lost her in',
      'lost him at',
      'lost her at',
      'losing me in',
      'lose me in',
      'lose each other',
      'lost each other',
      'separated at',
      'separated from us',
      'separated from me',
      'find her way home',
      'find his way home',
      'missed her stop',
      'missed his stop',
      'couldnt find me',
      'could not find me',
      'cant find me',
      'he was gone',
      'she was gone',
      'left behind',
    ],
    cues: ['lost', 'crowd', 'shop', 'supermarket', 'park', 'phone number', 'hand', 'find', 'separated'],
    not: [
      'lost her toy',
      'lost his toy',
      'lost toy',
      'grandma got lost',
      'grandpa got lost',
      'grandad got lost',
      'got lost in her own street',
      'lost his grandad',
      'lost her nan',
      'separated last',
      'we separated',
      'we are separated',
      'get lost in a book',
      'lost tooth',
      'lost weight',
      'ran off',
      'run off',
      'runs off',
      'runs away',
      'dog was gone',
      'cat was gone',
      'left behind in maths',
      'died',
    ],
  },
  topicWords: ['lost', 'find', 'found', 'looking for', 'stay'],
  takes: ['helper', 'comforter', 'topic', 'adult', 'thing', 'doing'],
  facts: [
    'Most children who lose their grown-up in a shop or a park are together with them again within minutes.',
    'A child who stays in one place is found sooner than one who walks about, because the grown-up goes back along the way.',
    'Safe people to ask: somebody who works there (behind a till, with a badge or a uniform) or a grown-up with children.',
    'A child who is lost does not leave the place and does not go along with anybody to look somewhere else; helpers come to the child.',
    'Calling out a grown-up’s name is more use than "Mum", which many people answer to.',
    'Knowing one’s own full name and a telephone number helps; a card or a bracelet can carry the number.',
    'Families who agree on a meeting point beforehand find each other sooner.',
    'When the heart beats fast, it is harder to remember; a slow breath helps.',
  ],
  threads: {
    group: 'a class that is counted at each door',
    feet: 'two feet that stay where they are',
    ask: 'somebody with a badge, and what can be said to them',
    turn: 'how a grown-up looks: back along the way',
    letter: 'a plain plan for one who goes about alone',
    own: 'a way that is gone without a grown-up, and the last thing on it that was known',
  },
  // On a hill there is nobody with a badge or a till.
  threadCues: {
    group:
      /\b(?:school|class|year \d+|nursery|museum|zoo|farm|theatre|residential)\b[^.!?]{0,24}\b(?:trips?|visits?|outings?)\b|\b(?:trips?|visits?|outings?) (?:to|with (?:school|the class|nursery))\b|\b(?:lost|separated) from (?:the|his|her|their) (?:group|class|others)\b|\b(?:left behind|forgotten) (?:on|at) (?:the|a)\b/i,
    own: GONE_ALONE,
    ask: /^(?![^]*\b(?:hik(?:e|es|ed|ing)|woods?|forest|mountains?|hills?|moors?|countryside|trails?|camping|campsite)\b)/,
    feet: /\w/,
    turn: /\w/,
    letter: /\w/,
  },
  onlyWhenSaid: ['own', 'group'],
  tellsAlone: ['own', 'group'],
  comesFirst: ['group'],
  roles: {},
  titles: {
    young: [
      { text: 'Count to Thirty', thread: 'group' },
      { text: 'Stop, Feet', thread: 'feet' },
      { text: 'Two Feet Stay Here', thread: 'feet' },
      { text: 'A Badge to Look For', thread: 'ask' },
      { text: 'The Person With the Badge', thread: 'ask' },
      { text: 'Where Is {name}?' },
      { text: 'Lost and Found Again' },
    ],
    older: [
      { text: 'Counted at Each Door', thread: 'group' },
      { text: 'Where the Feet Stay', thread: 'feet' },
      { text: 'Staying Is a Plan', thread: 'feet' },
      { text: 'Somebody With a Badge', thread: 'ask' },
      { text: 'The Last Corner That Was Known', thread: 'own' },
      { text: 'A Way With Corners', thread: 'own' },
      { text: 'Back Along the Way', thread: 'turn' },
      { text: 'How People Look for People', thread: 'turn' },
      { text: 'A Plan for Going About Alone', thread: 'letter' },
      { text: '{name} and the Way Back' },
    ],
  },
  benefits: [
    'Tells what to do on getting lost, in an order that can be remembered.',
    'Says that the grown-up is looking too, and how grown-ups look.',
    'Gives {name} words to call and people to ask.',
  ],
  talk: {
    young: [
      'What is the first thing to do?',
      'How does it feel when nobody is in sight?',
      'Shall we look for people with badges?',
    ],
    older: [
      'Whom can somebody ask who is lost?',
      'Which word went into the blank?',
      'Shall we choose a meeting point for the next trip?',
    ],
  },
  cover: {
    setting: 'shop',
    time: 'day',
    pose: 'stand',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['shoe', 'basket'],
  },
  text: {
    '2-3': script(`
      D<feet> Lost! {Name} cannot see the grown-up. Stop, feet! The feet stay here. A grown-up looks too.
      D<feet> Here, there, all around. Lost! {Name} stops. Two feet stay here. A grown-up is looking.
      D<ask> Lost! {Name} looks up. Some people work here. They may have a badge. They can help.
      D<turn> Lost! {Name} cannot see the grown-up. The grown-up turns round. Back, back, back! The grown-up is looking.
      P Grown-ups look and look.
      P People who work there know what to do.
      P Some children cry. Some go quiet.
      Q Lost for a bit, {Name} may feel ____.
      Q With no grown-up near, {Name} may feel ____.
      Q Found again, {Name} may feel ____.
      H {helper} can come and find {him}.
      H {helper} can wave up high.
      H {helper} can hug {him} then.
      T {he} can stand still and shout.
      T {he} can stay here and wait.
      T<ask> {he} can look for a badge.
      T<comforter> {he} can hold {comforter}.
      C<feet> {he} can say, "Stop, feet. Stay, feet."
      C<feet> {he} can shout, "I am here!"
      C<ask> {he} can say, "I am lost. Help, please."
      C<topic> {he} can think about {topic}.
      C<turn> {he} can say, "They come back to me."
      A<feet> Two feet stay. Two big feet come. Found! Hello, hello!
      A<feet> Stop, feet. Stay, feet. And then, found! Feet can go home now.
      A<ask> The badge person helps. Soon a grown-up comes. Found! Here is a hand to hold.
      A<turn> Back, back, found! Big feet and small feet. Here is a hand to hold. Hello, hello!
    `),
    '4-5': script(`
      D<feet> People go round corners, and it is fast. {Name} looks up, and the grown-up is not there. That is called being lost. The first thing is to stop. Two feet stay here, so they are easy to find.
      D<feet> Two feet can go or stay. When {Name is} lost, it is good to stay. The grown-up is looking too, and comes back the same way. If both walk, they can miss each other. If one stays, it is quick.
      D<ask> When {Name is} lost, there are people to ask. Now it is time to look for a badge. People who work there may have one, or a till. They know how to find a grown-up.
      D<turn> When a child is lost, the grown-up does three things. The grown-up stops, turns round and goes back the same way. {Name} may like to know that. So it helps to stay near the place where they were last. Then they meet soon.
      P A grown-up who has lost a child stops at once. Other things can wait. Then all of the looking is for the child.
      P People who work in shops, pools and zoos know this. They can call the grown-up.
      P Some children shout when they are lost. Some get quiet. Shouting a name helps people to find them.
      Q When nobody is in sight, {Name} may feel ____.
      Q Standing still, {his} legs may feel ____.
      Q When the grown-up comes, {Name} may feel ____.
      H {helper} can go back the same way and look.
      H {helper} can say a place to meet at the start. ~ It is good to have a place.
      H {helper} can put a phone number in a pocket. ~ Then somebody can phone.
      H<adult> {helper} can help by {adult}.
      T<feet> {he} can stop, stay and shout a name.
      T<ask> {he} can look for a badge or a till.
      T {he} can stay away from doors and roads.
      T<comforter> {he} can hold {comforter} and wait.
      C<feet> {he} can think, "Stop, stay, shout."
      C<feet> {he} can say, "Feet, stay here. They are coming."
      C<ask> {he} can say, "I am lost. This is my name."
      C<topic> Standing there, {he} can think about {topic}.
      C<turn> {he} can think, "They are on the way back to me."
      A<feet> Two feet stayed, and two big feet came round the corner. Found! There may be a hug, and some talk about it. Then the day can go on.
      A<feet> Staying is a way to be found. The grown-up went back, and there were the two feet. Now there is a hand to hold. Four feet can go on, side by side.
      A<ask> The person with the badge made a call, and the grown-up came. The grown-up had been looking all that time. Found! A badge is a good thing to look for.
      A<turn> Back the same way, and there they both were. Found! The last place was the right place to look. Now they can go on, hand in hand.
      D<group> On a trip the class goes in twos. Then nobody gets lost so fast. {Name} may have a hand to hold. At each door a teacher counts the heads. When one is missing, all of them stop. Then somebody goes back to look.
      P<group> Teachers count all day long on a trip. They count in the bus as well.
      Q<group> In a big new place, {Name} may feel ____.
      H<group> {helper} can tell the teacher about this worry.
      T<group> {he} can hold a hand and look for the teacher.
      C<group> {he} can say, "Stop, stay, and call the teacher."
      A<group> Twenty-eight, twenty-nine, thirty. All the heads are in the bus. Somebody who stays to look at a fish gets found. Now there is a window seat, and a snack.
    `),
    '6-7': script(`
      D<feet> Getting lost takes about three seconds. {Name} may look at something good, then look up and see only strange people. The body may want to run. But feet that stay are easier to find. So the plan is short: stop, stay, and shout a name.
      D<turn> How does a grown-up look for a child who is lost? {Name} may like to know that. The grown-up stops, turns round and goes back along the way. Each place gets a look, one after the other. A child who stays on that way is easy to find. A child who walks on may be missed by one corner.
      D<ask> When {Name is} lost, there are people to ask. One sort has a badge, a uniform or a till. Another sort is a grown-up with children. They can be asked to phone or to fetch help. They come to the child, and the child stays there.
      P The grown-up is looking too, and with all their might. They do not think of shopping any more. They may look cross when they come, and it is mostly fright.
      P People who work in shops, pools and zoos know about this. It happens there nearly every day. They have a plan, and it begins with a name.
      P Somebody who wants to help stays right there and makes a call. Somebody who says "Come to my car" is not helping. It is fine to shout no and stay with other people.
      P When a heart beats fast, it is hard to think of a phone number. That is why some children have it on a card. A card does not get a fright.
      Q When the people are all strange, {Name} may feel ____.
      Q Standing still, {his} heart may feel ____.
      Q After being found, {Name} may feel ____. It may come out as tears.
      H {helper} can go back the same way and call. ~ A call can be heard round corners.
      H {helper} can choose a meeting place at the start. ~ A desk or a till is a good one.
      H {helper} can practise the phone number as a song. ~ A song is easy to remember.
      H<adult> {helper} can help in the evening by {adult}. ~ A fright takes a while to go.
      T {he} can stop, stay and shout the grown-up's real name. ~ Lots of people answer to "Mum", and few to a name.
      T<ask> {he} can stay near people and look for a badge or a till. ~ The person there can phone.
      T {he} can breathe out slowly three times. ~ Then it is easier to think.
      T<comforter> {he} can hold {comforter} while waiting. ~ Waiting is easier with full hands.
      T<doing> {he} can try {doing} while waiting. ~ It has helped at other times.
      C<feet> {he} can think, "Stop, stay, shout."
      C<turn> {he} can think, "They are on the way back to me."
      C<ask> {he} can say, "I am lost. Please phone this number."
      C<topic> Until somebody comes, {he} can think about {topic}.
      A<feet> The feet stayed, and then came a known face round the corner. Found! Most times it takes only a few minutes, and they feel longer. Before the next trip, there may be time to choose a place to meet.
      A<turn> The way back was the right way to look. They met not far from where it began. Whoever was lost is found, and both have something to tell. It was not anyone's fault, because corners are like that.
      A<ask> A badge, a name and a phone were all it took. The person with the badge had found other people before. Now there is a hand to hold, and home is next. A number on a card fits into any pocket.
      D<own> A way has corners, and at each one there is something to see. {Name} may know a door, a shop or a tree. To get lost is mostly to miss one of them. So the first thing is to stop. Then it helps to look back for the last thing that was known.
      P<own> People who work in a shop are asked for the way a lot. They can phone somebody. Nobody finds it silly.
      P<own> The grown-up at home thinks of that way too, corner by corner. If it takes long, they come along it.
      Q<own> At a corner that looks strange, {Name} may feel ____.
      Q<own> Before going that way, {Name} may feel ____.
      H<own> {helper} can go that way too and give each corner a name. ~ Names are easy to keep.
      H<own> {helper} can put a phone number in a pocket or a bag. ~ Then somebody can phone.
      T<own> {he} can stop and look for the last thing that was known. ~ It is mostly quite near.
      T<own> {he} can go into a shop and ask somebody who works there. ~ Inside is a good place to wait.
      C<own> {he} can think, "Stop, look back, ask inside."
      A<own> After the last corner there is a known door. The way stays where it is, and it gets shorter in the head. Whoever gets lost on it knows what comes first. It is to stop, and to look back.
      D<group> A class on a trip is like a train with many wheels. It stretches, and it bunches up again at each door. {Name} may be afraid to get lost from it in a big place. At the doors a teacher counts everyone. If the number is wrong, the whole class stays until it is right.
      P<group> Teachers plan a trip with lists, groups and a number to ring. They like to be asked about it.
      P<group> People who work there know what to do with a child from a school. They ring the front desk.
      Q<group> When there are lots of people, {Name} may feel ____.
      H<group> {helper} can ask the school who is in which group.
      T<group> {he} can learn the name of the adult of {his} group.
      T<group> {he} can stop and stay, and tell someone with a badge.
      C<group> {he} can think, "Stop, stay, badge."
      A<group> At the last door they are counted once more, and the number is right. If somebody had been lost, feet that stay would have been found in minutes. On the bus a teacher leans back for the first time. The pencil from the shop is in the pocket.
    `),
    '8-10': script(`
      D<feet> Everyone who has been lost knows the moment when the wrong person turns round. {Name} may know it as well: the same jacket and a stranger's face. At that moment a body wants to run, in any direction. It is the one thing that does not help. Somebody who stays in one place is much quicker to find.
      D<turn> Rescue teams have worked out how people look for each other. {Name} could use that when lost. The one who searches goes back to where they last saw each other and looks around from there. The best place for the other to be is close to it. Mountain rescuers tell hikers the same thing: stop where it is safe, and be seen and heard.
      D<ask> Most places are full of people, and some of them are better to ask than others when one is lost. For {Name}, three kinds are worth knowing. There are those who work there, with a badge, a uniform or a till. There are grown-ups who have children with them. And there is any desk with the word "information" on it. They can phone, call out a name or fetch somebody, and all of that is done right there.
      P The adult who lost sight of somebody is in a worse state than it seems. They blame themselves, they search fast and they imagine things. The first words may sound angry. What they mean is "I was afraid".
      P Staff in shops, museums and stations deal with this most weeks. They do not find it silly at any age. They have a routine, and it works better with a full name.
      P A good helper stays in the open, where there are others, and makes a call. An adult who wants somebody to come along to a car or a house is breaking the rule. Then it is right to say no loudly and go to other people.
      P A phone makes it easier until the battery is flat or there is no signal. Then it is like the old days, when people agreed on a clock or a fountain. That still works.
      Q When the faces are all unknown, {Name} might notice ____. Knees and stomachs are quick to report.
      Q While waiting in one spot, {Name} might feel ____. Minutes stretch in such a place.
      Q After being found, {Name} might feel ____. It may be two things that do not match.
      H {helper} can agree on a meeting point before each outing. ~ It takes ten seconds and saves a search.
      H {helper} can practise asking, for example at the till of a shop that is well known. ~ A sentence that has been said once comes out more easily.
      H {helper} can write the number on a card, a bag or a bracelet. ~ Paper does not run out of battery.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can stop, stand with the back to a wall and look round once, slowly. ~ A wall halves the number of directions.
      T<ask> {he} can go to somebody with a badge and say what is the matter. ~ Four words are enough: "I have lost my group."
      T {he} can stay near the last place where they were together. ~ That is where people look first.
      T<comforter> {he} can hold {comforter} in the meantime. ~ Something familiar makes a place less strange.
      T<doing> {he} can try {doing} while waiting. ~ What calms elsewhere may calm here too.
      C<feet> {he} can think, "I stay, and they do the finding."
      C<turn> {he} can think, "Last place together, that is my place."
      C<ask> {he} can say, "Excuse me, I am lost, could you phone for me?"
      C<topic> To keep calm, {he} can think about {topic}.
      A<feet> Then the right jacket comes round the corner with the right face above it. It has usually been five minutes, and it will be told as an hour. Being lost happens to people who look at things, and there is much to look at. Staying put is a plan that fits into any pocket.
      A<turn> They meet again near the place where they parted, out of breath and rather pleased. That is how most stories of being lost end. Rescue teams would call it a textbook case. Next time there may be a fountain, a clock and a time, just to be sure.
      A<ask> The person at the desk has a phone, a microphone and a tin of biscuits. Somebody is called, and somebody comes. Being lost is over as soon as two people know where to look. A phone number can live in a bag, where it weighs nothing.
      D<own> A way that is gone without a grown-up has corners, and each corner has something to know it by. {Name} may have some already, such as a wall, a shop or a crooked tree. Getting lost mostly begins with one corner that was missed. The first thing to do then is to stop. The next is to go back to the last thing that was known.
      P<own> People who work in shops and libraries get asked for the way every day. They do not mind. Somebody who asks inside, at the till, is doing it right.
      P<own> The adult at home goes along in thought and has looked at the clock three times. A call with the name of a place puts an end to that.
      Q<own> At a corner that looks wrong, {Name} might feel ____.
      Q<own> On the way without a grown-up, {Name} might notice ____. It can be pride and worry at once.
      H<own> {helper} can go that way with {him} and name the corners. ~ What has a name is found again.
      H<own> {helper} can agree on one shop or house where {he} can go in and ask. ~ One is enough, if it is known.
      T<own> {he} can stop, look back and find the last thing that was known. ~ It is rarely far away.
      T<own> {he} can go into a shop and ask somebody who works there to phone. ~ Inside there are people, light and a telephone.
      C<own> {he} can think, "Stop, last known corner, ask inside."
      A<own> Corner after corner, a way gets shorter, and it looks different coming back. Nearly everyone has missed a turning once and got home by the last thing they knew. Being lost for five minutes is part of knowing a way. After some weeks feet could do it alone, but heads like to look as well.
      D<group> Being lost from a group happens in one second, usually in front of something interesting. {Name} may have thought about it long before the trip, with the crowd and the corridors and the coach leaving. Teachers have thought about it as well. There are small groups, a head count at every door and a rule about when the coach leaves: with everyone. What is left for one person to know fits on a hand.
      P<group> The adult with the group counts without moving the lips. It is a skill that comes with the job.
      P<group> Staff in museums and zoos find about one pupil a week. They have a procedure, and it is dull.
      Q<group> In a crowded hall, {Name} might notice ____.
      H<group> {helper} can ask the school for the plan, and go through it once at home.
      H<group> {helper} can write the school's number on a card for the pocket.
      T<group> {he} can agree with one friend to look round for each other at every door.
      T<group> {he} can stay in the last place the group was together, or go to somebody with a badge. ~ That is where they look first.
      C<group> {he} can think, "Last place, badge, wait."
      A<group> In the afternoon thirty people climb into a coach, and it does not start until the number is right. The card in the pocket has gone soft at the edges. Whoever stays put gets found, mostly by a teacher who is out of breath. There are better things to look for in a museum, and some of them have teeth.
    `),
    '11+': script(`
      D<letter> Going about alone includes getting lost now and then, and it is worth having thought about it beforehand. {Name} may already know how it goes: the wrong bus, a battery at two per cent, a street that looks like another. None of this is an emergency at first. It becomes simpler with a short order of things to do, which is to stop, to get inside somewhere with people, and to make contact. Everything else, including the explanations, can be sorted out from there.
      D<turn> People who search for a living say that getting lost is common, and that the real trouble starts with the next decision. {Name} may know the urge to walk faster. It leads away from the place where anybody would look, and it uses up daylight and battery. Rescue services advise staying near the last known point, being visible and letting one person know. That holds for mountains, and it holds for festivals and shopping centres.
      D<feet> When somebody is lost, the brain does something unhelpful. It floods the body with energy for running, and it borrows that energy from the part that reads maps. {Name} may have noticed how hard it is to remember a number in such a moment. Standing still for two minutes gives it back. It may look odd on a busy pavement, and nobody who saw it will remember it a minute later.
      P Parents who are waiting for a message imagine things at a remarkable speed. By the time there is an answer, they have often reached the worst of them. A short text with a place in it does more good than a long explanation afterwards, however well it is written.
      P Bus drivers, shop assistants and librarians are asked for help by lost people of all ages. They rarely think anything of it. Asking early, inside and where others can hear is what experienced travellers do in every town.
      P Most people who offer help mean it. It is still sensible to accept only what can be done on the spot, such as a call or directions. Anyone who proposes a lift or a quiet place instead can be left standing, and politeness is not required.
      P Friends may find it funny that somebody got lost two streets from home. They have done it themselves and kept it quiet. A sense of direction is unevenly distributed, and it improves with use, wrong turnings included.
      Q When nothing looks familiar, {Name} might feel ____. Annoyance often gets there before fear does.
      Q While waiting for an answer, {Name} might notice ____. Bodies like to hurry when they are told to wait.
      Q After arriving in the end, {Name} might feel ____. It might include some pride.
      H {helper} can agree what happens when a message says "lost", and that it will involve no lecture. ~ People call sooner when they know how the call will go.
      H {helper} can walk or ride a new route with {him} once. ~ Routes are remembered by legs.
      H {helper} can store one number on paper, in a bag or a phone case. ~ It is the oldest backup there is.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can go into a shop, a library or a station and ask there. ~ Indoors there is light, staff and usually a socket.
      T {he} can send one message with a place, a time and the battery level. ~ After that the others can plan.
      T {he} can fix a meeting point with friends before any large event. ~ Networks fail when everyone needs them.
      T<doing> {he} can try {doing} for a minute first. ~ It lets the map come back.
      T<comforter> {he} can reach for {comforter}, if it is there. ~ Familiar things shorten a strange street.
      C<letter> {he} can think, "Stop, inside, contact."
      C<turn> {he} can think, "Where would they look first?"
      C<feet> {he} can think, "Two minutes, and then I can read a map again."
      C<topic> On the way back, {he} can think about {topic}.
      A<letter> So getting lost is a skill like any other, with a first step and a second. It tends to end on a familiar doorstep, some time later than planned and with a story. Those who go about on their own will need it again. The charger can live in the bag from now on, next to a number on a piece of paper.
      A<turn> Being found is mostly a matter of being where somebody would look. It takes patience at the moment when there is least of it. Afterwards the two accounts of it will differ, and the one with the longer wait will be told more often. Hardly anybody who travels has been spared it, and most of them tell it at parties.
      A<feet> Two minutes of standing still, and the street has names again. That is how most people who were lost get home, on their own feet and slightly late. The body's alarm meant well. It was built for forests, and nobody has told it about bus stops and helpful people behind counters.
    `),
  },
};

/**
 * Losing one another in a shop or a crowd: stop, stay, call, ask somebody who works there. Told as those teach it who look
 * for children: the grown-up is looking too, and nobody goes off with anyone.
 */
export const gettingLost: Frame = withScenes(own, whereTheOtherOneIs);
