import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { smallPartOf, smallPartTitles } from './small-part-parts.ts';

/** For ages 8 to 12: it could be said out loud, and be one's own at last; or it can be whispered, and stay the king's. */
export function old(going: Going): Told {
  const { A, B, a, b, g, G, chance } = going;
  const { role, refrain, T, t } = smallPartOf(going);
  return {
    title: titled(chance.pick(...smallPartTitles(role), 'well stood')),
    refrain,
    pages: [
      page(
        { setting: 'school-gate', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'surprised')] },
        `The list for the school play was on the door, and ${A.introduced} read it from the top. "King," it said, and after that it said ${B.name}. It went on through the cook, and both halves of the horse. On the last line of all it said: the ${role}. ${a} had wanted to be the king since the summer. Everybody knew, because ${a} had told them.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(T, 'point', 'calm')] },
        `"What do I say?" said ${a}. ${t} looked kind, which was a bad sign. "It's more of a standing part," said ${t}. "You're on from the beginning to the end, and it wouldn't be a wood without you, or whatever it is. There's only nothing to say. ${refrain}" It was meant as a joke. By Friday they were all calling it down the corridor.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'worried'), seen(A, 'stand', 'calm')] },
        `There is one thing about standing at the back. You hear it all, eleven times a week. Soon ${a} knew the cook, and what the horse says to itself, and the forty lines of the king. "You could do the lot," said ${B.introduced}, at break, looking rather ill. "I know it when I'm alone. Then they all look, and it goes. It's all right for you. They don't look at you." "No," said ${a}. "They don't."`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(G, 'sit', 'calm')] },
        `"How did it go?" said ${g}. "I stood," said ${a}. "Did you stand well?" ${a} had not thought that there was a well and a badly to it. That evening ${a} tried it, in front of the hall mirror. It has to come from the feet. You have to mean it. By the time that supper was cold, there was nobody in the mirror who was not the king. There was only a ${role}, and it was a good one.`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'worried')] },
        `Then it was the night. A full hall is dark, and it breathes. The curtain went up on a castle made of boxes, and a throne, and right at the back the ${role}. The horse got a laugh. The king got a sigh, on account of the cloak. "${refrain}" somebody hissed from the wings, for luck. ${a} did not so much as blink.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'worried')], things: ['crown'] },
        `It began with the crown. It had been made for a bigger head, and in the second scene it dropped off behind, and rolled. It came to rest against one foot of the ${role}. Nobody was looking there. The foot moved by as much as a foot can and still be part of a ${role}. The crown went back across the boards, and stopped by the king. The king bent down as if that were in the play.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined')] },
        `After that it was the castle. A castle of boxes doesn't like a draught, and somebody had opened a door. The left tower leaned out over the cook. ${a} could see it, and the cook could not. So one arm went up, no faster than a thing grows, and took the weight. It had to stay there for a scene and a half. In the third row a very small voice said, "Look at that ${role}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'scared'), seen(T, 'stand', 'worried')] },
        `"Bring me," said the king, and stopped. It was line seventeen. ${b} had looked up at the wrong moment, and had seen all of them at once. "Bring me my," said ${b}, and there was no more. The horse began to back away. Behind the curtain a great many pages were being turned, in the wrong direction. It was so quiet that you could hear the tower creak.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'scared')] },
        `${a} had it. ${a} had all forty. It would only take one step to the front, and the voice that had been ready since the summer. Somebody has to save a play, and they would look then, every one of them. And for as long as there was a school, ${b} would be the king who forgot. There was another way to say it. It was a small way, and nobody would ever know of it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(B, 'shout', 'happy')] },
        `"Boots," said the ${role}. It came from the feet, and no lip moved, and it went exactly as far as one pair of ears. "BOOTS!" roared the king, and the cook dropped a spoon. "Bring me my BOOTS!" After that it ran by itself. Where it didn't run, there was a sort of rustle from the back, three times more. It might have been the wind.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'surprised'), seen(T, 'cheer', 'happy')],
        },
        `They clapped for the horse, and they clapped for the cook. For the king they stood up. ${b} did not bow. ${b} turned round and walked right to the back. There was a hand there, still under a tower, and ${b} took hold of it. "It wasn't only me," said ${b}, out loud, to all those people. It was the first thing in the whole play that nobody had had to whisper. "${refrain}" called somebody. "Four," said ${b}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'proud')],
        },
        `"Everyone will have watched the king," said ${a}, on the way home. "I dare say," said ${g}. "I couldn't tell you what he had on. There was a crown that went back by itself. There was a tower that changed its mind. I was looking at the ${role} the whole time." When the light went out, something was standing at the end of the bed, with both arms out. "Well stood," said ${g}. Nothing stirred. "Not a word," it said.`,
      ),
    ],
  };
}
