import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SomeoneIll } from './book.ts';

/** What a pocket may hold, what a grown-up does not know, and a button that is lent. */
export function middle({ child: K, grownUp: G, who: W, help, chance }: SomeoneIll): Told {
  // The family of somebody who is ill for long may hear it more than once.
  const refrain = chance.pick(
    'Four holes, all there',
    'All four holes',
    'Four, and none missing',
    'Still four',
    'Yes, four',
    'Four, the same as ever',
    'One, two, three, four',
    'All there, all four',
    'Four holes, and round',
    'Four, as it should be',
  );
  return {
    title: titled(chance.pick('four holes, all there', `a button for ${W.name}`, 'the button that was lent')),
    refrain,
    pages: [
      page(
        [
          `${K.name} kept a button in one pocket. It did not belong to any coat. It had four holes, and ${K.name} counted them at the traffic lights. "${refrain}," said ${K.name}, every time.`,
          `There was a button in ${K.names} pocket, and nobody knew whose it was. It was round and it was red, and it was very good to hold. "${refrain}," ${K.name} used to say, to make sure.`,
          `${K.name} had found a button on the pavement, and had kept it ever since. It was red. In a queue you could feel for the holes with one thumb. "${refrain}."`,
          `Nobody can be bored who has a button. ${K.names} was red, and it fitted just inside a fist. All the way down the street ${K.name} held it, and checked it. "${refrain}."`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'hold', 'happy')], things: ['button'] },
      ),
      page(
        [
          `One afternoon ${G.name} sat down and patted the chair. "${cap(W.name)} is not well," said ${G.name}. "Something in the body isn't working as it should. ${help}"`,
          `"I want to tell you how things are," said ${G.name}. "${cap(W.name)} is not well. It is more than a small sniff. ${help}"`,
          `"Can I sit here?" said ${G.name}, and did. "You've noticed that something is up. ${cap(W.name)} is not well. It takes a good deal of rest. ${help}"`,
          `After a phone call ${G.name} came in and sat down. "${cap(W.name)} is not well," said ${G.name}. "You should know it too. ${help}"`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'sit', 'calm'), act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `${K.name} held on to the button. There was a big question in the way of all the small ones. "Is it because of something I did?" "No," said ${G.name}. "Not what you did, or said, or thought. Nobody gets ill from that."`,
          `${K.name} turned the button over and over. "I was noisy on Sunday," said ${K.name}. "Did that do it?" "No. Noise can't do that, and thoughts can't. It isn't because of you at all."`,
          `${K.name} thought of what had been said about peas on Monday. "I think I did it," said ${K.name}, and told it. "You didn't," said ${G.name}, holding on. "Nothing you say is strong enough to make a person ill."`,
          `"Can you catch it off a bad mood?" said ${K.name}, after a long time. "No," said ${G.name}. "You can't give it with one, either. It was nothing that you did. I'd tell you straight."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `"When will it be over?" said ${K.name}. "I don't know," said ${G.name}. That was a strange thing to hear from a grown-up. "When I know more, I'll tell you. I won't keep it from you."`,
          `"Will it get better?" said ${K.name}. ${cap(G.name)} was quiet for a moment. "I hope so. I don't know yet. What I know, you'll know. That's a promise I can keep."`,
          `"On what day will it stop?" said ${K.name}. ${cap(G.name)} opened the calendar, and shut it. "It isn't in there. I don't know yet. But you won't be the last to hear. You'll be the next after me."`,
          `${K.name} had thought that grown-ups knew. "Not this," said ${G.name}. "I wish I did. I can tell you what's happening today, and tomorrow I'll tell you tomorrow." It was not much, but it was every day.`,
        ],
        { camera: 'medium', actors: [act(K, 'look-up', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `Some things were different. There were more telephone calls. ${cap(G.name)} made the sandwiches, and the corners were all wrong. ${K.name} ate them from the middle. "${refrain}," said ${K.name}, under the table.`,
          `Things went a bit sideways that week. Somebody put the milk in the cupboard and the jam in the fridge. ${K.name} had two left socks. "${refrain}," said ${K.name}, feeling in the pocket. So that was one thing.`,
          `It was beans three nights running, since beans were what ${G.name} could do. The wrong coat came to school, and the right one did not. Under the table ${K.name} had a hand in one pocket. "${refrain}."`,
          `Everything was in the wrong order. First there was pudding, and then a bath, and then supper. ${cap(G.name)} said sorry to the peas. ${K.name} felt for the button and went round it. "${refrain}," and that was in order.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'sit', 'calm'), act(G, 'stand', 'worried')] },
      ),
      page(
        [
          `And some things went on just the same. The bath was wet. The cat next door was cross. The story at bedtime still had the page with jam on it. ${cap(G.name)} read it in all the voices.`,
          `Other things did not change one bit. Tuesday came after Monday. Peas still rolled. ${cap(G.name)} still sang the wrong words, and ${K.name} still put them right.`,
          `But the stairs still creaked, third from the top. ${cap(G.name)} read in the chair by the bed. The bear in the book was rude, as usual. ${K.name} knew all his lines.`,
          `A good many things had not heard about it. The tap dripped. The bus was late. ${cap(G.name)} and ${K.name} still argued about whether one more page meant two.`,
        ],
        { setting: 'bedroom', camera: 'medium', actors: [act(G, 'sit', 'calm'), act(K, 'sit', 'calm')] },
      ),
      page(
        [
          `On Thursday there was a dance with a pillow. ${K.name} laughed, and stopped. "Should I be sad?" "You can be sad, and then dance, and then be sad," said ${G.name}. "There isn't a right order. Pass me a pillow."`,
          `One morning ${K.name} was angry, at a shoe, with no reason. Then it was very funny. Then it was sad. "All three before school," said ${G.name}. "That's quite usual, when somebody is ill. Have a hug on top."`,
          `${K.name} danced about under a quilt, and bumped into things. "It's a ghost," said ${G.name}. ${K.name} came out. "Is it all right to play?" "It's what quilts are for."`,
          `On Friday there was a song on with a very rude trumpet. ${K.name} danced on the mat with both elbows. It was good, and then it felt wrong. "Keep going," said ${G.name}. "Nobody gets more ill from dancing."`,
        ],
        { camera: 'wide', actors: [act(K, 'dance', 'happy'), act(G, 'stand', 'happy')] },
      ),
      page(
        [
          `"What can I do?" said ${K.name}. "You can't make it better," said ${G.name}. "That's other people's job. But you can send something." ${K.name} thought. Then out came the button. "It's only lent," said ${K.name}.`,
          `${K.name} wanted to send something to ${W.name}. A drawing was too flat and a cake was too wobbly. So it had to be the button. "To borrow," said ${K.name}. "Tell ${W.name} how to count it."`,
          `"Is it a long day, for ${W.name}?" said ${K.name}. "I think it may be," said ${G.name}. ${K.name} knew what was good for that. The button did not want to leave the pocket. "It can come back after," said ${K.name}.`,
          `The parcel for ${W.name} had a gap in one corner. ${K.name} tried the gap with a sock, and a peg. But it was a button sort of gap. "Tell ${W.name} it has four," said ${K.name}. ${cap(G.name)} promised.`,
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
          `There was nothing to count at bedtime, so ${K.name} counted it anyway, from memory. One was here. Two was here. A long way off a thumb was going round a button. "${refrain}," said ${K.name}.`,
          `At bedtime there was an empty fist. It still knew the shape. "I've got as far as four," said ${K.name} to the ceiling. It seemed quite likely. "${refrain}," then, and good night.`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [act(K, 'sit', 'calm')] },
      ),
    ],
  };
}
