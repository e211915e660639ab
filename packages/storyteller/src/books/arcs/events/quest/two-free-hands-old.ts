import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, A, a, B, b, S, s, R, ruler, he, his, it, drawn, why, comesToo } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'castle', camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(A, 'stand', 'determined')] },
        `The ${it} of ${ruler} had been lost for a hundred years. ${why} The whole kingdom knew where it was. It was in the Hollow Hill, behind a door. Forty-one knights had gone on that quest, with everything that a knight can carry. Forty-one had come home, and said that the door was stuck. "I've no more knights that I could send," said ${ruler}, "but one." "Then I'll go as well," said ${A.introduced}.${comesToo} "I've got the week off."`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(S, 'run', 'proud')],
        },
        `It doesn't take long to pack for a quest, if you haven't much. There was a coat, and a loaf of bread, and a lantern. ${B.introduced} came too, to keep the list. "Three things," said ${b}, and they shut the door. Before the first milestone they were overtaken. It was ${s}, the one that was left. He had a shield on one arm, a spear in the other hand, and nine bags behind. "Make way!" cried ${s}, who had mud to spare, and shared it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'coat'), seen(B, 'stand', 'worried')],
          things: ['bridge'],
        },
        `On the long bridge sat a troll, with his feet in the river and ice in his beard. He didn't ask for a toll. His teeth were going too fast for it. You could see by the tracks that ${s} had galloped round him. The troll looked at ${a}, up and down, and stopped at the buttons. "I could do with that," said the troll. It was a very good coat, and there was a mountain coming. ${a} undid it slowly, from the top. "Two things," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'bread'), seen(B, 'stand', 'worried')] },
        `The loaf was for the top of the pass, where there's a flat stone and a view. They had talked about it since breakfast. On the flat stone sat a goose, with six behind her. She'd had her eye on the path for three days. The only one who came by had thrown her some polish. She didn't look at the view. "I could do with that," said the goose. "All of it?" said ${a}. The six looked up. ${a} broke it into seven, and licked the crumbs off one thumb. "One thing," said ${b}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'lantern'), seen(B, 'stand', 'worried')],
        },
        `The third time was not like the others. It was night, and before them was the Hollow Hill, with its mouth open. By the path stood a boy of five, with a goat on a string. He lived over the marsh, and the way was one plank wide. He saw the lantern, and he looked at his boots, because he'd been told that one doesn't ask. "If you give him that," whispered ${b}, "we'll have to go in there without." ${a} knew that. ${a} had known since the boy looked down. "You could do with that," said ${a}. They watched the light until it was over. "None," said ${b}.`,
      ),
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'worried')] },
        `Inside it was as dark as the inside of a boot. They went in with one hand on the wall, and then with both. It went left, it went down, it went left. Forty-one knights had come this way with torches, and looked for a door. They had found eleven that led to cupboards. Nobody can see a small light who has brought a large one. But ${a} had nothing to see by, and so ${a} saw it. There was a line, low down, as thin as a hair, and gold.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'angry'), seen(A, 'stand', 'surprised')] },
        `Somebody fell over a bag. It was ${s}. He had found it on the Tuesday, when the last of his torches went out. "It's got two rings," he said, out of the dark, in quite a small voice. "You have to pull them both together. It says so over the top. I've tried with my elbow." "You could put the shield down," said ${a}. "A knight never puts down his shield." "The spear, then." "What would I be," said ${s}, "without the spear?" It was plain that he'd thought about it a good deal.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(S, 'look-up', 'surprised')] },
        `${a} felt for the rings. They were as far apart as two arms will go. One needed both hands for it, and there they were, and neither had a thing in it. It had taken the whole of the road to get them so empty. ${a} pulled. The door wasn't even heavy. It swung up like a lid, and the light came out over their boots. "There it is!" said ${b}. There lay the ${it}. And the door leaned on ${A.names} two arms, and wanted to come down again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(S, 'stand', 'curious')], things: [drawn] },
        `"I can't let go," said ${a}. "Somebody else has to fetch it." ${b} was too small by half. That left one. Whoever carried the ${it} out would have carried it out, and that is what gets into songs. No one makes a song about whoever held the door. ${a} thought of the bridge, the pass and the marsh. This hurt more than any of the three. "Go on," said ${a}, to ${s}. "You do it." "It'll take two hands," said ${s}. "I know," said ${a}. "I'm sorry."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'hold', 'happy'), seen(A, 'stand', 'happy')], things: [drawn] },
        `There was a clank in the dark, which was a shield, and a clatter, which was a spear. ${s} looked at his hands. He seemed to remember them from somewhere. He went in under ${A.names} arm, on both knees, and came out with the ${it}. The door fell shut. He held it for as long as it takes to think of a song. "Here," said ${s}, and put it into ${A.names} arms. "I've only been stuck. You've been on a quest." They left the nine bags where they were. On the way home the troll had one, and wore it.`,
      ),
      page(
        {
          setting: 'castle',
          time: 'day',
          camera: 'medium',
          actors: [seen(R, 'cheer', 'happy'), seen(A, 'stand', 'proud'), seen(S, 'point', 'happy')],
        },
        `They would never have found the plank in that marsh. But at the far end of it stood somebody of five, with a lantern. He had been there all night, in case. "And who was it?" cried ${ruler}, with the ${it} in both arms. "${a}," said ${s}. "${s} got it out," said ${a}, through a great deal of chattering. "Ask for whatever you like," said ${ruler}. Then ${he} looked more closely, and asked nothing, and took off ${his} own coat. It was red, with fur on the inside, and was still warm.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hug', 'happy', 'coat'), seen(B, 'sit', 'happy'), seen(S, 'sit', 'happy')],
        },
        `There is a song. It has ${s} in it, because he asked for that, and in it he tries it with his elbow. They sat on the castle steps that evening, all three, with nothing to carry. "What was the worst?" said ${s}. "The bread," said ${b}, who had kept the list. ${a} put two cold hands into two deep pockets. In the left there was a key, and in the right there was a bun. It had raisins in it. It may have been there since the coronation. "I could do with that," said ${a}.`,
      ),
    ],
  };
}
