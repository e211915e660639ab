import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { TwoWords } from './parts.ts';

/** For the oldest: the bricks have come for a higher wall, the whole road has signed for it, and a word must be said badly. */
export function old({ H, X, K, mine, yours, food, otherFood, setting, chance }: TwoWords): Told {
  const [h, x, k] = [H.name, X.name, K.name];
  const what = chance.pick(
    'Now what was that supposed to mean',
    'And what might that mean',
    'What could that possibly mean',
  );
  return {
    title: titled(
      chance.pick(
        `${mine} and ${yours}`,
        'three hundred mornings',
        'the word over the wall',
        `how to say ${yours}`,
        'four courses of brick',
        `what ${x} meant by it`,
      ),
    ),
    refrain: what,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(H, 'stand', 'proud'), seen(K, 'stand', 'calm')], things: ['fence'] },
        `${H.introduced} had a fine voice, and opened the day with it. "${mine}!" said ${h} from the step, and all down the road people turned over and knew what time it was. Then there would be a wait, about as long as it takes to blink. And then, from the other side of the wall, it came. "${yours}." It had been going on since April, and ${k} had heard it all.`,
        `It was the best wall in the road, and for years there was nobody behind it. ${H.introduced} would come out, first thing, and say "${mine}" to it. Then one day in April the wall said something back. It said "${yours}". ${h} went in, and shut the door, and looked at ${k}. "There's somebody there," said ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'calm')], things: ['fence'] },
        `It was ${X.introduced}, who had come from a long way off with one suitcase. They were not a bit alike. There was no reason why they should be. They saw the tops of each other, going by. ${x} had only the one word to begin with, and took it out every morning and held it up over the wall, in case it was of use to anybody.`,
        `The new one was ${X.introduced}. Nobody had been round, since nobody knew how one began. ${x} did not know either. But there's one word that everyone brings with them, wherever they go. It needs no packing. ${x} said it at six to the sun, and then to the wall, as loudly as was polite.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'worried'), seen(K, 'sit', 'calm')] },
        `"${yours}!" ${what}? One could hear that it was short. "I call it rude," said ${h}. "One says good morning to one's own wall, and one is told to pipe down." "Is that what it is?" said ${k}. "Listen to the end of it," said ${h}. They listened to the end of it. If one expected it to be rude, it was.`,
        `${what}? ${h} turned it over. "${yours}!" It might be about the noise. It might be a thing that one says about somebody's ears. "I shall rise above it," said ${h}, and next day said "${mine}" twice as loudly, to show that it had not hurt. "${yours}!" came over the wall, with all its heart. "You see?" said ${h} to ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'hide', 'sad')], things: ['fence'] },
        `Behind the wall ${x} had three dictionaries, and it was not in any. "${mine}!" It was so very loud. ${what}? It might mean that one's curtains were wrong. ${x} changed the curtains. "${mine}!" it said, all the same. ${x} went about on tiptoe after that. But in the morning ${x} said the word again. One has to be polite, even to people who shout.`,
        `"${mine}!" ${what}? ${x} had heard it three hundred times by now, and still did not care for it. It came like a slap with a wet cloth. It must be about the hedge, so ${x} cut the hedge. It must be the hat. ${x} gave up the hat. The suitcase stood behind the door and was not unpacked, for one does not like to, when one is shouted at.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'shy'), seen(X, 'look-up', 'worried')], things: ['fence'] },
        `They were neither of them unkind. In June ${h} put a present on the wall, and it was ${food}. ${x} looked at it for an hour. It was plainly a hint. So ${x} put a thing beside it that was as good as could be got, which was ${otherFood}. ${h} took it away with a stick. "Now they're throwing things," said ${h}.`,
        `Somebody had to be the better person. Both of them decided it on the same day. On one end of the wall lay a present from ${h}. It was ${food}. On the other lay one from ${x}. It was ${otherFood}. By evening each of them had seen what the other had left lying about. "On our wall," said ${h}. "${yours}," said ${x}, sadly, to the moon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'determined'), seen(K, 'stand', 'worried')], things: ['letter'] },
        `So ${h} wrote a letter, and took it from door to door. It asked for four more courses of brick. Everybody signed, because ${h} had always been so pleasant, and they had heard it too. The wall would be so high then that nothing could come over. The bricks were to be there on Saturday, at noon. "You haven't signed," said ${h}. "No," said ${k}. "I don't know yet what I'd be signing against."`,
        `It was all done with a letter. THE WALL, it said, IS NOT HIGH ENOUGH, OWING TO REMARKS. There were sixteen names on it by teatime, and a builder. He would come on Saturday, and at noon he would begin. One would not hear a thing then. ${h} brought it to ${k} last, with a pen. "What is it that's being remarked?" said ${k}. "That's neither here nor there," said ${h}. "I thought it was there," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')], things: ['notebook'] },
        `${cap(k)} took a notebook and a blanket, and sat against the wall from four on Friday morning. One hears a good deal with one's back. At six it was "${yours}", to the sun. The milk had one, and so had a blackbird. A postman got two. Towards seven the kettle boiled, on that side, and was given one, very softly. ${cap(k)} wrote it all down, and looked at the list, and felt the hair stand up.`,
        `There is only one way to find out what a word means, and that's to see who gets it. ${cap(k)} sat under the wall all Friday, with a notebook. The sun got it. So did the rain, an hour later. A lost ball got it, and then the child who came for it. There was not a thing on that list that one would be rude to. At the foot of the page stood ${h}, who got it every day, and got it loudest.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(H, 'think', 'surprised')],
          things: ['notebook'],
        },
        `"It's hello," said ${k}. "It's only hello." ${h} read the page twice. "And what did I say back?" said ${h}. "Hello," said ${k}. "Every time. You've each said it three hundred times, and not one has been delivered." Out in the road there was a rumble. The bricks had come early. ${h} thought of the sixteen names, and the letter, which had been so well put, and had OWING in it.`,
        `${h} did not wish to see it. It was there, though, in ${K.names} best writing, from the sun down to the kettle. "One can't be sure," said ${h}. "No," said ${k}. "You could ask." "How? We haven't a word in common." "You've got two," said ${k}. "You've got yours and you've got that one. Somebody would have to say the wrong one." In the road they were unloading. It was ten to twelve.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'stand', 'worried'), seen(K, 'stand', 'calm')], things: ['fence'] },
        `They had all come to see it go up. There were sixteen of them, with folding chairs. ${h} had the finest voice in the road, and had never said a thing badly in front of anyone. The first brick was on the trowel. If ${h} went in now, there would be a wall by tea, and nobody would know. ${h} climbed on the pile. "Are you going to make a speech?" they said. "No," said ${h}. "I'm going to get something wrong."`,
        `It was noon. The builder stood at the wall with his trowel out, and the whole road was there. To stop it one would have to stand up before all those people. One would have to say that one had been mistaken since April, and then one would have to do it: that word, from that mouth. It would sound dreadful. ${h} had been known for a voice. "Wait," said ${h}, and got up on the bricks.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(H, 'shout', 'determined'), seen(X, 'look-up', 'surprised')],
          things: ['fence'],
        },
        `"${yours}," said ${h}, over the wall. It was very bad. It was like a door that has been left out in the rain. Somebody laughed, and then they nearly all did. ${h} went hot to the tips, and said it again, worse. On the other side something fell over. Nobody had said that to ${x} in this place, not once. There was a long wait. "${mine}?" said a voice. It was the worst that anyone had ever heard.`,
        `${h} took a breath, and said it. "${yours}!" It had a hole in the middle, and it went down where it should go up. There was a roar from the chairs. ${h} did not get off the bricks. "${yours}," said ${h}, to the wall, and meant it. For a moment there was nothing. Then two eyes came up over the top, and they were wet. "${mine}," said ${x}, all wrong, and as carefully as if it might break.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'wave', 'happy'), seen(X, 'wave', 'happy'), seen(K, 'cheer', 'happy')] },
        `Nobody was laughing. "Is that all it was?" said somebody with a folding chair. They were quiet, thinking what they had put their names to. Then a small voice at the back tried it, to see how it felt. "${yours}." It felt rather nice. By half past twelve the whole road was at it, each one worse than the last. ${x} ran from end to end of the wall, and said "${mine}" to them all.`,
        `"What does it mean?" they asked. "What it sounds like," said ${h}. They listened to it again, now that they knew, and so it did. One after the other they got up on the pile. There were sixteen sorts of "${yours}", and you would not have known that any two were the same word. "${mine}, ${mine}," said ${x}, who had gone in and come out again. It was to put on the hat.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(H, 'sit', 'happy'), seen(X, 'sit', 'happy'), seen(K, 'sit', 'happy')],
        },
        `They had the bricks, so they used them. There is a step on each side now, four courses high, and one can sit on the top with one's supper. They have not come to like each other's. They say so, in both languages. The suitcase is on a shelf. At six in the morning one can hear it yet, all down the road, and people turn over. "${yours}," says ${h}, who has got no better at it. And there's never any wait.`,
        `The builder made two flights of steps of it, one up and one down. In the evenings they sit where the steps meet. ${h} has learned eleven words by now, and ${x} has eleven back, and ${k} keeps the list. They are all small ones. They do for most things. But the first is the one that they like best. They finish with it as well, since it also means good night.`,
      ),
    ],
  };
}
