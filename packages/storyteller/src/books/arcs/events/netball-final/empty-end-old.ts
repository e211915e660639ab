import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: one word would make the others' shooter miss, and it was told between friends. */
export function old(asked: Going): Told {
  const { title, K, k, B, b, R, T, G, g, Gcap, ours, what, comesToo } = partsOf(asked);
  const n = R.name;
  return {
    title,
    refrain: what,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(T, 'point', 'calm'), seen(K, 'stand', 'calm')] },
        `In netball you have letters on your front, and the letters say how far you can go. With C you may run nearly everywhere. ${k} had GK. "Goal keeper," said ${T.name}. "You've got this end, as far as that line. If you put a toe over it, they blow the whistle." It was not a large end. ${k} had asked for C, like everybody, and had been tying a lace when they gave it out. By now ${k} knew every crack in that end by name.`,
        `There are seven on a netball team, and six of them see the match. ${k} was the other one. ${k} had GK on, for goal keeper, in letters as big as a loaf. A goal keeper stands under the post, and guards it, and may not go over the line. It's a rule. "It's the most important place of all," said ${T.name}. One says that about places that nobody has asked for. ${k} had been given it for being the tallest, the week before everyone else grew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'shy'), seen(K, 'stand', 'curious')], things: ['ball'] },
        `This was the final. ${B.introduced} was centre for ${ours}, and had been awake since four.${comesToo} The whistle went, and off went the ball to the far end, with everybody after it, like bathwater. Then it was quiet. There was one other person who might not go either. It was the one who shot for the others, and had to wait there until there was something to shoot. They looked at each other. Then they looked at the litter bin.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'look-up', 'curious'), seen(K, 'point', 'curious')] },
        `"${what}" said the other. "I can't see, without my glasses." It would have been rude not to. "Somebody's down," said ${k}. "She's up. ${b} has got it. It's gone in, it's bounced, no, it's in. It's in! It's us!" Then ${k} remembered who had asked. "Sorry," said ${k}. "Don't be," said the other. "That's what it's for. I'm ${n}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'reach', 'determined'), seen(K, 'jump', 'determined')], things: ['ball'] },
        `Then it came down on them like a train, and they were enemies. Somebody threw it in. ${n} shut one eye. ${k} stood three feet off, as you have to, and jumped with both arms. It went over the top and through the ring. It made no more noise than a letter. "Sorry," said ${n}. "Don't be," said ${k}. And they had all gone again, and there was the bin.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'happy'), seen(K, 'stand', 'happy')] },
        `You get to know a person, in four quarters of an empty end. ${n} had a tortoise called Lunch. At home ${k} jumped up every morning to touch the door frame. There was a row of grey marks, getting higher. "I never miss," said ${n}, not to boast. "Only if somebody says my name. Just when I've shut my eye. Then it goes anywhere." ${n} looked round. "Don't tell." "Who to?" said ${k}. They both looked at the bin.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'worried'), seen(K, 'think', 'worried'), seen(B, 'stand', 'angry')],
        },
        `At half time there were oranges. "It's that shooter," said ${T.name}. "Nineteen out of nineteen. There must be something that puts her off. Has nobody noticed?" "Ask ${k}," said ${b}, very short. "${k} has been chatting to her. We could hear it from the middle." They all turned round. ${k} had a whole quarter of an orange in, with the peel to the front, and pointed to it. Nobody can talk with that. It lasted until the whistle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'angry'), seen(K, 'stand', 'sad')] },
        `"Whose side are you on?" said ${b}, going past. It's hard to be asked that by somebody who has lent you their socks. ${k} stood under the post, and did not talk. ${n} didn't ask. Over there it was twenty-six, and twenty-seven all. "${what}" said nobody. You could hear them not saying it. It was only two letters and a line, and it had been such a nice end.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'reach', 'worried'), seen(K, 'think', 'worried')], things: ['ball'] },
        `With a minute to go the ball came down, and ${n} had it. Everybody stopped at the line, because they had to. Whoever has it must let go in three seconds. One. ${n} looked up at the ring, and then, for no reason, at ${k}. There was a word. It was short, and nobody could call it cheating. One only had to be friendly, a bit too loud. Two. ${n} knew it as well. ${n} shut one eye.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'determined'), seen(R, 'reach', 'determined')], things: ['ball'] },
        `${k} kept that word behind closed teeth, and bent both knees. It was a door frame. It was the mark from this morning, and an inch more than that. It could not be done. Something brushed the end of one finger. It was no more than you would feel from a leaf. Up went the ball, and on to the ring, and it ran round, and leaned out to have a look. And it came down on the outside.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'excited'), seen(B, 'reach', 'happy')], things: ['ball'] },
        `One. ${k} had it. Two. Far off beyond the line was ${b}, with one arm up, and an expression. ${k} threw it as you would throw a coat to somebody in the rain. ${b} had it, and was round one of them, and everyone went after it to the other end, like bathwater. The noise got smaller. There they stood. "Why didn't you?" said ${n}. "It was yours," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'worried'), seen(R, 'look-up', 'surprised')] },
        `Now it was ${k} who couldn't see, for some reason. It was all swimming. "${what}" said ${k}. ${n} had found a pair of glasses in one sock, and stood on tiptoe on the very line. "It's gone up. It's bounced. It's going round. It's..." There was a roar, as if a lid had come off. "It's in," said ${n}. "That's you. You've won it." "Sorry," said ${k}. "Don't be," said ${n}, and gave a sniff. "That's what it's for."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'look-up', 'surprised'), seen(K, 'jump', 'proud'), seen(R, 'stand', 'happy')],
        },
        `"I thought that she just missed," said ${b} on the bus, over the cup. "No," said ${k}. "She doesn't." And ${b} gave ${k} the window. On Sunday there was a thump overhead, and another, so that the cups rang. "${what}" said ${g}, up the stairs. It was ${n}, with a pencil, and Lunch in a box. ${k} had jumped, and there was a new mark on the wall. It was one finger above the door. ${Gcap} had just painted there. Nobody said sorry.`,
      ),
    ],
  };
}
