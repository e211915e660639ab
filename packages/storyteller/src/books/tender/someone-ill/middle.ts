import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SomeoneIll } from './book.ts';

/** What a pocket may hold, what a grown-up does not know, and a button that is lent. */
export function middle({ child: K, grownUp: G, who: W, help, chance }: SomeoneIll): Told {
  const refrain = 'Four holes, all there';
  return {
    title: titled(chance.pick('four holes, all there', `a button for ${W.name}`, 'the button that was lent')),
    refrain,
    pages: [
      page(
        [
          `${K.name} kept a button in one pocket. It did not belong to any coat. It had four holes, and ${K.name} counted them at the traffic lights. "${refrain}," said ${K.name}, every time.`,
          `There was a button in ${K.names} pocket, and nobody knew whose it was. It was round and it was red, and it was very good to hold. "${refrain}," ${K.name} used to say, to make sure.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'hold', 'happy')], things: ['button'] },
      ),
      page(
        [
          `One afternoon ${G.name} sat down and patted the chair. "${cap(W.name)} is not well," said ${G.name}. "Something in the body isn't working as it should. ${help}"`,
          `"I want to tell you how things are," said ${G.name}. "${cap(W.name)} is not well. It is more than a small sniff. ${help}"`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'sit', 'calm'), act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `${K.name} held on to the button. There was a big question in the way of all the small ones. "Is it because of something I did?" "No," said ${G.name}. "Not what you did, or said, or thought. Nobody gets ill from that."`,
          `${K.name} turned the button over and over. "I was noisy on Sunday," said ${K.name}. "Did that do it?" "No. Noise can't do that, and thoughts can't. It isn't because of you at all."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `"When will it be over?" said ${K.name}. "I don't know," said ${G.name}. That was a strange thing to hear from a grown-up. "When I know more, I'll tell you. I won't keep it from you."`,
          `"Will it get better?" said ${K.name}. ${cap(G.name)} was quiet for a moment. "I hope so. I don't know yet. What I know, you'll know. That's a promise I can keep."`,
        ],
        { camera: 'medium', actors: [act(K, 'look-up', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `Some things were different. There were more telephone calls. ${cap(G.name)} made the sandwiches, and the corners were all wrong. ${K.name} ate them from the middle. "${refrain}," said ${K.name}, under the table.`,
          `Things went a bit sideways that week. Somebody put the milk in the cupboard and the jam in the fridge. ${K.name} had two left socks. "${refrain}," said ${K.name}, feeling in the pocket. So that was one thing.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'sit', 'calm'), act(G, 'stand', 'worried')] },
      ),
      page(
        [
          `And some things went on just the same. The bath was wet. The cat next door was cross. The story at bedtime still had the page with jam on it. ${cap(G.name)} read it in all the voices.`,
          `Other things did not change one bit. Tuesday came after Monday. Peas still rolled. ${cap(G.name)} still sang the wrong words, and ${K.name} still put them right.`,
        ],
        { setting: 'bedroom', camera: 'medium', actors: [act(G, 'sit', 'calm'), act(K, 'sit', 'calm')] },
      ),
      page(
        [
          `On Thursday there was a dance with a pillow. ${K.name} laughed, and stopped. "Should I be sad?" "You can be sad, and then dance, and then be sad," said ${G.name}. "There isn't a right order. Pass me a pillow."`,
          `One morning ${K.name} was angry, at a shoe, with no reason. Then it was very funny. Then it was sad. "All three before school," said ${G.name}. "That's quite usual, when somebody is ill. Have a hug on top."`,
        ],
        { camera: 'wide', actors: [act(K, 'dance', 'happy'), act(G, 'stand', 'happy')] },
      ),
      page(
        [
          `"What can I do?" said ${K.name}. "You can't make it better," said ${G.name}. "That's other people's job. But you can send something." ${K.name} thought. Then out came the button. "It's only lent," said ${K.name}.`,
          `${K.name} wanted to send something to ${W.name}. A drawing was too flat and a cake was too wobbly. So it had to be the button. "To borrow," said ${K.name}. "Tell ${W.name} how to count it."`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [act(K, 'reach', 'calm'), act(G, 'kneel', 'calm')],
          things: ['button'],
        },
      ),
      page(
        [
          `That night the pocket felt light. But ${W.name} had the button now. ${K.name} knew just what it was doing. "${refrain}," said ${K.name} to the dark. Somewhere else, somebody else was counting too.`,
          `In the evening ${K.name} felt for the button, and it was not there. Then ${K.name} remembered where it was. It was in ${W.names} hand. "${refrain}," said ${K.name}. "Good night, both of you."`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [act(K, 'sit', 'calm')] },
      ),
    ],
  };
}
