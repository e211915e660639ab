import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Boo! Are you scared?',
  'Boo! Are you scared now?',
  'Boo! Was that scary?',
  'Boo! Did you jump?',
] as const;
const TITLES = ['boo', 'the house that was not scary', 'come In if you dare', 'nobody jumped'];

/** Three who come to the haunted house: two who fear nothing, and a small one who fears all the others in the street. */
function visitors({ k, company }: Going): readonly [Figure, Figure, Figure] {
  const [one = 'Sal', two = 'Robin'] = ['Sal', 'Robin', 'Jess'].filter((each) => each !== k);
  return [company.person(one, 'child'), company.person(two, 'child'), company.meet('mouse')];
}

/** A haunted house in which nobody is afraid. That is just the house that somebody small has looked for all evening. */
export const BOO: EventPlot = {
  id: 'boo',
  when: /\b(?:ghosts?|haunted|spooky|scar\w*|afraid|boo)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const [S, R, M] = visitors(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
        },
        `Halloween! ${A.introduced} makes a scary house. ${B.introduced} helps.${comesToo}`,
        `It is Halloween. ${A.introduced} has a scary house. ${B.introduced} opens the door.${comesToo}`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(S, 'stand', 'happy'), seen(A, 'jump', 'excited')] },
        `In comes ${S.name}. Out jumps ${a}. "${refrain}" "No," says ${S.name}. "Hello!"`,
        `Here is ${S.name}. ${a} jumps out. "${refrain}" ${S.name} laughs. "No!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'hold', 'happy', 'bowl'), seen(A, 'stand', 'worried')],
          things: ['grapes'],
        },
        `Here is ${R.name}. "Feel this! Cold eyes!" They are grapes. ${R.name} eats them up.`,
        `${R.name} puts a hand in a bowl. "Eyes!" says ${a}. "Grapes!" says ${R.name}. Yum.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(S, 'sleep', 'sleepy')] },
        `${a} makes it dark. "Ooooh! ${refrain}" It is a good song. ${S.name} falls asleep.`,
        `Now it is all dark. "Ooooh," goes ${a}. "${refrain}" ${S.name} sleeps.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `Nobody is scared. ${a} sits down. It is not a scary house.`,
        `"Bad house," says ${a}. "It is not scary at all."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'hide', 'shy'), seen(B, 'kneel', 'curious')],
          things: ['gate'],
        },
        `${b} looks out. By the gate is ${M.introduced}. ${M.name} is so small.`,
        `Who is by the gate? It is ${M.introduced}. ${b} goes to see.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'shy'), seen(B, 'point', 'excited')], things: ['gate'] },
        `"Is it scary in there?" says ${M.name}. "No!" says ${b}. "Then I want to come in!"`,
        `"All the houses are too scary," says ${M.name}. "Ours is not!" says ${b}. "Come!"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'walk', 'happy'), seen(A, 'wave', 'happy')],
          things: ['grapes'],
        },
        `In comes ${M.name}. It is dark, but nice. There is a grape. "What a good house!"`,
        `${M.name} comes in and looks at it all. ${M.name} has a grape. "I like it here!"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'jump', 'excited'), seen(A, 'cover', 'surprised')] },
        `Then ${M.name} hides. Out jumps ${M.name}! "${refrain}" And ${a} jumps. "Yes! A bit!"`,
        `Where is ${M.name} now? "${refrain}" Oh! ${a} falls over. "Yes!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')] },
        `Good night, small house. ${a} sleeps. ${M.name} sleeps too. Boo, says the moon.`,
        `Shh. ${M.name} is asleep, and ${a} too. A very small boo. Shh.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const [S, R, M] = visitors(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['sign'],
        },
        `On Halloween ${A.introduced} opened a haunted house. There was string for cobwebs, and a sign. It said COME IN IF YOU DARE. ${B.introduced} did the door.${comesToo}`,
        `${A.introduced} had turned the whole room into a haunted house. It had taken all day. "Nobody will dare to come in," said ${a}. ${B.introduced} put up the sign.${comesToo}`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(S, 'stand', 'happy'), seen(A, 'jump', 'excited')] },
        `First came ${S.name}. ${a} leapt out from behind the curtain. "${refrain}" "No," said ${S.name}. "But I like your curtain. Is that a duck on it?" It was. There were lots of ducks.`,
        `"Come in," said ${b} to ${S.name}, and the door creaked. Out flew ${a}, all in white. "${refrain}" "Bless you," said ${S.name}, who thought it was a sneeze.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'hold', 'happy', 'bowl'), seen(A, 'stand', 'worried')],
          things: ['grapes'],
        },
        `Then it was ${R.name}. "Put a hand in this bowl," said ${a}. "It's full of eyes. ${refrain}" ${R.name} felt them, cold and round. "They're grapes," said ${R.name}, and ate nine.`,
        `In the kitchen corner stood a bowl with a cloth over it. "Monster's eyes," whispered ${a}, to ${R.name}. "${refrain}" There was a noise of chewing. "The green eyes are nicest," said ${R.name}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(S, 'sleep', 'sleepy'), seen(R, 'sit', 'happy')],
        },
        `So ${a} put out the lamp and howled. It was a long, low, sad howl. ${R.name} joined in with a second part. ${S.name} lay down on the cushions and went to sleep.`,
        `"Now for the dark," said ${a}. It got very dark and very warm. "Ooooh," went ${a}. "That's lovely," said ${R.name}. "Do it again." There was already a snore from ${S.name}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `${a} took off the cobweb. "Nobody jumped," said ${a}. "It's a cosy house, with grapes." "I jumped," said ${b}. "You trod on the cat's dish." "Yes," said ${b}.`,
        `"It's no good," said ${a}. "All the others in the street have real screams coming out." They did. You could hear them. "Ours has singing," said ${b}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'hide', 'shy'), seen(B, 'kneel', 'curious')],
          things: ['gate'],
        },
        `${b} went out to take the sign down. By the gate stood ${M.introduced}, with a very small bag. The bag was empty. ${M.name} was looking at the door, and one foot was ready to run.`,
        `There was somebody at the gate when ${b} went to shut it. It was ${M.introduced}. "How long have you been there?" said ${b}. "Since the scream at number four," said ${M.name}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'shy'), seen(B, 'stand', 'happy')], things: ['gate'] },
        `"I've been to every house in the street," said ${M.name}. "I can't go in. Is it very scary in yours?" ${b} thought of the grapes. "No," said ${b}. "Not one bit." "Really?" said ${M.name}, and put down the foot.`,
        `"They all have things that jump out," said ${M.name}. "I like Halloween. I only don't like that part." Then ${b} had a thought, and it was a big one. "We've got just the house for you," said ${b}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'walk', 'happy'), seen(A, 'wave', 'happy')],
          things: ['grapes'],
        },
        `So ${M.name} saw everything. ${M.name} felt the eyes, and had one, and shook hands with the ghost. "You did all the cobwebs yourself?" "Yes," said ${a}, and sat up. "It's the best haunted house there is!" said ${M.name}.`,
        `${a} said "boo" so softly that it was nearly "how do you do". ${M.name} walked under the cobwebs with a torch. Then ${M.name} did it again. "I was in a haunted house," said ${M.name}. "I went all the way in!"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'jump', 'excited'), seen(A, 'cover', 'surprised')] },
        `"May I have a turn at it?" said ${M.name}. There was a silence behind the curtain. "${refrain}" It was so small and so close that ${a} fell over. "Yes!" said ${a}.`,
        `They looked round, and ${M.name} was not there. ${a} bent down to see under the chair. "${refrain}" said somebody, just behind. ${a} screamed. At last there was a proper scream, and the whole street heard it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(M, 'sleep', 'sleepy')],
          things: ['sign'],
        },
        `Afterwards ${b} wrote a new sign. COME IN, it said, EVEN IF YOU DO NOT DARE. There was a queue in a minute. They were all rather small. In the corner ${M.name} was asleep, with a grape.`,
        `That was a busy evening. ${b} crossed out the end of the sign. Now it said just COME IN. Small ghosts came, and small bats. Late at night the last of them slept on the cushions, next to ${M.name}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const [S, R, M] = visitors(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['sign'],
        },
        `Every house in the street was haunted that Halloween, and there was a prize. ${A.introduced} meant to have it. There was a curtain that moved, a bowl of eyes, and eighty yards of string. ${B.introduced} had painted the sign: COME IN IF YOU DARE.${comesToo} "They'll need carrying out," said ${a}.`,
        `The notice had been up for weeks. BEST HAUNTED HOUSE, it said, and under that, SCREAMS WILL BE COUNTED. ${A.introduced} had thought of nothing else. "Number four has a trapdoor," said ${B.introduced}, who did the door and the counting.${comesToo} "We have me," said ${a}, and went behind the curtain.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(S, 'stand', 'curious'), seen(A, 'jump', 'excited')] },
        `At seven ${S.name} came in, with a bag of toffees. The curtain breathed. It bulged. Then it burst, and there was ${a}, twice as wide as usual. "${refrain}" ${S.name} looked at it carefully. "I would have been," said ${S.name}, "if it hadn't had ducks on." It was the bathroom curtain. "None," wrote ${b}.`,
        `The first through the door was ${S.name}. ${a} let the silence get thick. Then out it came, arms and sheet and all. "${refrain}" "Oh, good, it's you," said ${S.name}. "I wasn't sure that I had the right house." They talked about homework for a bit. In the hall ${b} wrote a round nought on the score card.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'hold', 'happy', 'bowl'), seen(A, 'stand', 'worried')],
          things: ['grapes'],
        },
        `Next was the bowl. You put your hand through a hole, and felt them, cold and wet and looking at you. "${refrain}" hissed ${a}, at ${R.names} ear. ${R.name} went very still. "Are they seedless?" said ${R.name}. It turned out that there had been no tea at ${R.names} house. "None," wrote ${b}, "and we're out of eyes."`,
        `It had taken ${a} an hour to peel those grapes. "Monsters' eyes," said ${a}, in a voice like a drain. "${refrain}" ${R.name} squeezed one, thoughtfully. The next sound was a swallow. "I'd put the cheese out too," said ${R.name}. "It goes with them."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(S, 'sleep', 'sleepy'), seen(R, 'sit', 'happy')],
        },
        `There was still the Dark. ${a} had cushions laid, so that nobody should be hurt in the panic. Then the lamp went out, and ${a} began to moan. It rose and fell like wind in a keyhole. ${R.name} found a note that went with it. By the third verse ${S.name} was asleep. It was warm in there, and it had been a long week.`,
        `So ${a} put everything on the last room, the Room With No Light. You sat down on something soft. You heard a terrible moan. "${refrain}" What you were supposed to do then was run. But they had been on their feet since six. "Leave it off a bit longer," said ${R.name}, from the cushions. ${S.name} had begun to snore.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')] },
        `From number four there came a shriek that went up like a rocket. Then there was another. ${b} stopped counting theirs, since it only made things worse. "We've got nought," said ${b}. "And a lullaby." ${a} pulled off the sheet. "Take the sign down," said ${a}. "It isn't haunted. It's only dark, with snacks."`,
        `"How many?" said ${a}. ${b} looked at the card for a long time, as though there might be something on the back. "You could count the cat," said ${b}. Up and down the street they were screaming in tens. ${a} lay down on the floor under all that string. "Shut the door," said ${a}. "We've lost."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'hide', 'shy'), seen(B, 'kneel', 'curious')],
          things: ['gate'],
        },
        `${b} went out to the gate. It was full of bats and pirates out there, running from one door to the next. Against the post stood ${M.introduced}, in a cloak, with a bag. The bag was flat. ${M.name} had stood at each gate in the street for as long as it takes to hear one scream. This was the last.`,
        `The sign was on a nail, and while ${b} pulled, something sniffed. ${M.introduced} was sitting under the hedge, dressed as a lion. It was a good lion. It had taken somebody's grandmother a week. "Don't mind me," said ${M.name}. "I'm just going home. I've been going home since half past six."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'shy'), seen(B, 'think', 'curious')], things: ['gate'] },
        `"I get as far as the mat," said ${M.name}. "Then somebody shouts, in there, and my feet go. What have you got in yours?" ${b} thought of the prize. ${b} could have said "horrors". It would have been one scream, and their only one. "Ducks," said ${b}. "And some cushions. Nobody's screamed all night."`,
        `"Is there anything in your house that jumps out?" said ${M.name}. It would have been easy. One small "no, nothing", a quick "boo", and there would be a mark on the card. ${b} put the card away. "There's somebody who tries to," said ${b}. "I could tell you when. You could hold my sleeve."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'walk', 'curious'), seen(A, 'sit', 'surprised'), seen(B, 'walk', 'calm')],
        },
        `So a very small hand came round the door, and the rest of ${M.name} after it. ${a} sat up. "There's a ghost behind here, usually," ${b} explained. "Would you like it?" "From further off," said ${M.name}. ${a} went to the far end of the room. "Boo," said ${a}, as you might say "good evening". ${M.name} trembled all over, and stayed.`,
        `They did it with the lamp on first, and then half on. ${M.name} saw how the curtain worked, and which string was for what. "And you lie in wait there? In the cold?" "It isn't so cold," said ${a}. Then ${M.name} wanted it done properly. ${a} did it at about a quarter of the strength. ${M.name} squeaked, but it was with joy.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'proud'), seen(A, 'sit', 'happy')] },
        `"I've been in a haunted house," said ${M.name}, after the third time round. "I went in at the front and I came out at the back. I'm going to tell everybody." There was one grape left, behind the radiator, and ${M.name} got it. "Yours is the only one in the street," said ${M.name}, "that anybody can get into."`,
        `"I've never seen a haunted house before," said ${M.name}. "I never got further than the mat. The others are so frightening that you only see them from outside. I could look at yours all night." ${a} looked round at it as well. There was all that string for cobwebs, and every bit was tied by hand. It was true. Nobody who ran away had ever seen so much as the cobwebs.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'jump', 'excited'), seen(A, 'cover', 'surprised')] },
        `After that they missed ${M.name}. ${a} looked on the stairs, and called, and lifted up the curtain. "${refrain}" It was just under ${A.names} chin, and it was no bigger than a button. ${a} went straight up into the string. That was a scream. They stopped to listen to it at number four. "One!" shouted ${b}.`,
        `"Can I be it once?" said ${M.name}. ${a} was kind, and went out, and came in again, whistling. There was nobody there. There was nobody there for such a long time that ${a} began to wonder. "${refrain}" said the cushion. What came out of ${a} then made ${S.name} wake up and ${R.name} drop the cheese. ${b} wrote it down.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(B, 'stand', 'happy'), seen(M, 'stand', 'proud')],
          things: ['sign', 'gate'],
        },
        `${b} put the sign back, with a bit added. COME IN IF YOU DARE. COME IN IF YOU DON'T. It is surprising how many there are who don't. They came out from behind posts and from under hedges, up and down the street. ${M.name} took them in by the sleeve, six at a time.`,
        `The news went along under the hedges. Soon there was a queue to the corner, of lions, witches and one enormous knight, all holding hands. ${M.name} stood at the gate and was an old hand at it. "It moves, but it only moves," ${M.name} told them. "I'll come in with you." ${b} had to make a new card, for visitors.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'sleepy'), seen(M, 'sleep', 'sleepy')],
        },
        `Number four got the prize, with sixty-one. It was a torch. They brought it over themselves at bedtime, and stayed for a turn on the cushions. "Did anyone scream in yours?" they asked. "Just me," said ${a}. On the cushion something the size of a button was smiling in its sleep.`,
        `They did not win. One scream is one scream. ${a} pinned the card up all the same, and lay and looked at it. "Same again next year?" said ${b}. "More cushions," said ${a}. Somebody small had been left over, and slept in the duck curtain, with the bag for a pillow. It was full.`,
      ),
    ],
  };
}
