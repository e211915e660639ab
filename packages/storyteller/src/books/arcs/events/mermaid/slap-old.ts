import type { Told } from '../../../arc.ts';
import { seen } from '../event.ts';
import { page } from '../page.ts';
import type { Parts } from './slap-parts.ts';

/** Told for those who read it themselves: whoever cannot do what all of their kind can has told nobody. */
export const old = ({ M, m, C, c, G, g, Gcap, refrain }: Parts, title: string): Told => ({
  title,
  refrain,
  pages: [
    page(
      { setting: 'beach', camera: 'wide', actors: [seen(M, 'sit', 'happy')] },
      `Some people are always just about to go in. ${M.introduced} had been just about to go in for eleven years. The flat rock off the beach was warm, and you saw a good deal from it. There were dogs in jumpers, and uncles under umbrellas that had turned inside out. When anything was really funny, ${m} laughed from top to bottom, and the tail came down on the stone. Slap, slap, slap. You heard it as far as the pier.`,
    ),
    page(
      { camera: 'medium', actors: [seen(C, 'stand', 'surprised'), seen(G, 'stand', 'calm'), seen(M, 'sit', 'shy')] },
      `${C.introduced} found out on a Monday. ${c} had only wanted to see the rock close to, with ${g} wading behind. "After you," said ${c} politely, at the edge of the deep part. "No, after you," said ${m}. They both waited. It became rather long. "I have a cold," said ${m}. "I have something in my eye." And then, very low, "You're not to tell the fish. I can't swim."`,
    ),
    page(
      { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(C, 'think', 'curious')] },
      `"But you're a mermaid," said ${c}. "Yes," said ${m}. "That's what makes it hard to ask." Everybody down there had been born knowing. Nobody gives lessons in a thing like that. So ${m} had come up here to learn it by looking, where people did it on purpose and slowly. "And I have learned it," said ${m}. "I know all of it by heart. Left, right, left, right, and breathe. It just doesn't do anything."`,
    ),
    page(
      {
        camera: 'medium',
        actors: [seen(M, 'float', 'worried'), seen(C, 'stand', 'worried'), seen(G, 'stand', 'calm')],
      },
      `They began in the shallow part, where ${g} could stand. ${m} kicked to the left and ${m} kicked to the right, very correctly. The tail swung over and back like the sign of an inn. It drew a neat ring in the water, and then it drew it again. "${refrain}" said ${m}, going by. ${Gcap} held on to an elbow, to help, and went round as well.`,
    ),
    page(
      { camera: 'medium', actors: [seen(C, 'reach', 'determined'), seen(M, 'float', 'sad')] },
      `On Tuesday they tried it in a rubber ring, and on Wednesday with a plank. On Thursday ${c} swam in front, so that ${m} could see just how it was done. Nobody had ever been watched so well. "Your left leg's beautiful," said ${m}. "Which is mine?" ${c} came up, and looked, and did not know what to say. There was one tail. It was in the middle. "${refrain}" said ${m}, before anybody else could.`,
    ),
    page(
      { camera: 'close', actors: [seen(M, 'sit', 'worried'), seen(C, 'sit', 'surprised')] },
      `On Friday there was a shell on the rock, with writing in it. All the family would be passing on Saturday, forty of them, on the way to the warm water. They would stop for ${m}. "I'll say that I have a cold," said ${m}. "They go by once a year, and I've had a cold for nine." "And if you told them?" said ${c}. It was quiet up there for quite some time. "Would you?" said ${m}.`,
    ),
    page(
      { camera: 'medium', actors: [seen(C, 'sit', 'shy'), seen(M, 'sit', 'surprised')] },
      `${c} had to think about that honestly. "I can't whistle," said ${c}. "Everybody in my class can. I move my mouth, and stand near somebody who does it." Nobody knew, not even ${g}. It felt a good deal lighter, once it was out on the rock. "Well," said ${m}, "that's a comfort. I should never have noticed." They shook hands on it. If ${m} told the forty, ${c} would tell the class.`,
    ),
    page(
      { camera: 'wide', actors: [seen(M, 'sit', 'scared'), seen(C, 'stand', 'worried'), seen(G, 'stand', 'calm')] },
      `They came at noon, a long line of silver, and lay off the rock with their chins on the water. "You're looking well," said the grandmother. "How's the cold?" ${m} took hold of the edge with both hands. "It isn't a cold. I can't swim. I never could. I've been doing it like the people, and I only go round." Forty faces looked at ${m}. Nobody said one word. It was the deepest water that there had ever been.`,
    ),
    page(
      { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(M, 'float', 'happy')], things: ['hat'] },
      `Into that silence blew a puff of wind. It took the straw hat off ${G.names} head, and set it down at the sea's edge. A crab was under it. The hat stood up, looked at forty mermaids, and bowed. It could not be helped. ${m} gave a sort of squeak, slid off the rock in a heap, and laughed. And the tail came up and went down, as it had for eleven years. Slap, slap, slap. But there was no stone under it. There was the whole sea.`,
    ),
    page(
      { camera: 'wide', actors: [seen(M, 'float', 'surprised'), seen(C, 'cheer', 'excited')] },
      `The foam took a while to come down. Then they heard somebody shouting, and it was from far beyond the pier. "It's up and down!" yelled ${m}. "It isn't left and right! It never was!" ${c} was jumping about in the shallows. "You've been practising for eleven years!" ${c} shouted. "You only did it sitting down!" The grandmother had closed her eyes. "Like the people," she said. "Oh, my dear. And we all thought that you just liked the rock."`,
    ),
    page(
      { camera: 'medium', actors: [seen(M, 'float', 'proud'), seen(C, 'wave', 'happy'), seen(G, 'wave', 'happy')] },
      `So forty-one swam off to the warm water. You could tell which was ${m}. That one was always a bit ahead, and making a noise. In front of the whole class, on Monday, ${c} kept half of a bargain. "I can't whistle," said ${c}. It was very quiet. Then a boy by the window put up a hand. "Nor can I," he said. It came to nine of them, in the end. They do it together now, at break, and it sounds like a kettle.`,
    ),
    page(
      { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(C, 'sit', 'happy')], things: ['shell'] },
      `In spring there is a shell on the flat rock, with writing in it. "Back on Saturday," it says. "Bring the hat." ${c} has it by the bed. When the window is open, you can hear the water go in and out, a long way down. And now and then there is something else, far off, and getting nearer. Slap, slap, slap.`,
    ),
  ],
});
