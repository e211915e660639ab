import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: what people do not see, because it has always been there. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, D, d, G, g } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(D, 'stand', 'shy'), seen(A, 'look-up', 'surprised')] },
        `There had been a noise in the night, like somebody putting down a piano and being sorry. In the morning ${a} went out in bare feet to see. The garden was full. There was a leg where the birdbath had been, and another in the beans. Somewhere above the shed was a face, with a good deal of hedge in it. "I did knock," said ${D.introduced}. "I'm afraid that it was the greenhouse."`,
        `You can tell when there is somebody in your garden. It's a sort of feeling. Also, it was eight o'clock and there was no sun. ${a} looked up, and up, and said, "Oh." It was green, and knobbly, and it was trying to stand on as little grass as possible. "I was only passing," said ${D.introduced}. "For about a week. Would you mind very much if I stopped?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(D, 'stand', 'happy')] },
        `There are things that you know at once. "You can stay for ever," said ${a}, and patted what there was to pat, which was a knee. It turned out to be the right place. ${d} gave a long sigh, and shut both eyes. After that nothing moved at all. You could have put up a shelf on it. A snail, which had been in a hurry, went on up the shin. "Nobody's done that for sixty million years," said ${d}.`,
        `"I wouldn't mind," said ${a}. It is not easy to put your arms round somebody like that. ${a} did what could be done, and scratched behind one knee, where the skin goes in folds. There was a noise like a bath running out. ${d} stood there with both eyes shut, and a foot in the air that had been going somewhere. It stayed in the air until ${a} stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'look-up', 'curious'), seen(A, 'stand', 'worried')] },
        `"Who's out there with you?" called ${g}, through the kitchen window. ${g} was kind in every way, but not about pets. There had been the hamster, and the matter of the curtains, and since then it had been no. ${a} opened a mouth to say, and looked at all that knee, and shut it. "You'll have to hide," said ${a}. "What behind?" said ${d}. It was a fair question.`,
        `Now there was one rule in that house. It was on the fridge. NOTHING THAT EATS, it said, in red, and under it was a list of what had been eaten, by a hamster, in one night. "Is somebody there?" called ${g}, from the sink. ${a} did not say yes, and did not say no, and it did not feel good. "Hide," ${a} whispered. "Make yourself small." ${d} made a small face.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'hide', 'worried'), seen(A, 'point', 'worried')], things: ['daisy'] },
        `${d} chose a daisy. It was a good one, and ${d} got down behind it with great care and held quite flat. There was a daisy. To the left of it there was a hill that breathed. To the right there was a tail, which went through the fence and a little way down the street. "I can't see a thing," said ${d}, with shut eyes. "So I expect they can't, either."`,
        `The largest thing that was not already a shed was a daisy. ${d} lay down behind that. "Well?" said ${d}, through closed teeth. "I can see your back," said ${a}. "And your front. And there's a boy on the other side of the road who can see your tail." "It doesn't do to be too hopeful," said ${d}, and got up, and the daisy got up as well.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'hide', 'worried'), seen(A, 'stand', 'worried')] },
        `They tried the shed. It is no good going into a shed forwards if you have to come out again, so ${d} backed. In went the tail, and in went most of the rest. There was a creak. There was a pause, in which the shed seemed to think it over. Then the roof rose, on the top of a head, quite level, like a hat that is raised to a lady. "It's a very good fit," said ${d}, "lower down."`,
        `After that it was washing. There were four sheets on the line, and ${a} pinned them all together. It did for the front. "What am I now?" said ${d}. "You're a dinosaur behind a sheet," said ${a}. They tried it with a bucket on the head, and a rake. "And now?" "Now you're a dinosaur with a bucket." You can't make a thing like that less by putting something on it. You only make it more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `"I'd better go while it's early," said ${d}. "I've done this before, you know. Eleven gardens, and one car park. There's a scream, and then there's a man with a rope. I don't blame them. I'm just always the size of where I am." ${d} said it lightly. But a tear as big as a football came down, and burst, and the lettuces lay flat. ${a} took hold of one toe with both arms.`,
        `"It's quite all right," said ${d}. "One gets used to it. They're always very nice until they've seen all of me." ${a} could not think of anything to say. It was true that there was a lot. "Couldn't you be somewhere where there's more room?" "I was," said ${d}. "There was any amount of room. There was just nobody in it." And the gate, which was closest to the sigh, blew open.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'excited'), seen(D, 'stand', 'curious')], things: ['tree'] },
        `${a} looked at the garden, so as not to look at the gate. It was full of things that were too big. There was the house. There was the apple tree, which was taller than the house, and had never once hidden from anybody. People walked right up to it. Nobody had ever run in and shouted that there was a tree! "We've been doing it wrong," said ${a} slowly. "It isn't big that they see. They only see what moves."`,
        `A bird came and sat in the apple tree. Then it sat on ${d}, and did not seem to notice that it had moved house. ${a} stared. They were the same green. They were the same sort of knobbly. One of them was a good deal bigger, and that was the tree, and nobody had ever made a fuss about that. "You don't need to get behind anything," said ${a}. "You need to have been here all the time."`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'calm'), seen(D, 'stand', 'calm'), seen(A, 'stand', 'worried')] },
        `The back door opened. "Don't think of anything," said ${a}, and got in behind the knee and scratched. ${d} drew up, and shut both eyes, and stopped, right down to the tail. Out came ${g} with the basket. It was now or never, and ${a} had had enough of not saying. "There's a dinosaur in our garden," said ${a}, all in one breath. ${g} looked up. ${g} looked a long way up. "${refrain}" said ${g}.`,
        `${g} came out over the wet grass with the peg bag. ${a} stood by the knee and scratched as if it were nothing. Somehow you can hide a dinosaur from a person, and find that you can't hide it from that person's face. "I've got to tell you something," said ${a}. "It's about the rule. It's a dinosaur, and it's there." There was a very long silence. Nothing stirred. "${refrain}" said ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'reach', 'calm'), seen(D, 'stand', 'happy'), seen(A, 'stand', 'surprised')],
        },
        `"That," said ${g}, "is a tree. I've always wanted one just there, for the line." And up on tiptoe went ${g}, and looped it round, and began to peg out the shirts. It took the whole of the wash. When there was one sock left over, ${g} hung that on something about the size of an ear. It twitched. "Wind's getting up," said ${g}, to nobody in particular, and went in.`,
        `"I see a tree," said ${g}, with a peg in the mouth. "It's a fine one. It'll want a lot of water." ${g} walked all round it, which took some time, and came back on the other side. "They don't eat, of course, trees. So it's not against the rule." Then ${g} hung eleven shirts on ${d}, from the elbow to the neck, as calm as you like. Only the last peg took three goes, because of the shaking hand.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(D, 'sleep', 'sleepy'), seen(A, 'wave', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `It was a still night, and the moon was on the garden. Somebody was going down the path in slippers. ${a} knelt up at the window. It was ${g}, with a wheelbarrow, and in the wheelbarrow were thirty cabbages. "I know nothing about it," ${g} was saying, rather low, to the trunk. "I've never seen you in my life. But you'll want to keep your strength up." A great green head came down like a crane. "${refrain}" said ${g}, and scratched it behind the knee.`,
        `When ${g} came up to say good night, there was a leaf in that tidy hair, and a smell of cabbage. "You fed it," said ${a}. "I watered the tree," said ${g}. They looked at each other for as long as either of them could stand it. Then they went to the window, both, in the dark. Down there somebody turned over, and every shirt in the garden rose and sank. "You'll have to change the rule," said ${a}. "${refrain}" said ${g}. "But I did take it off the fridge."`,
      ),
    ],
  };
}
