import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { LeftOut } from './book.ts';

/** A coat that hangs lower every day; a way out that would cost somebody else; and the weight of telling. */
export function old({ child: K, grownUp: G, teacher: T, kind: B, chance }: LeftOut): Told {
  return {
    title: titled(chance.pick('the weight of small stones', 'heavier on the left', 'not nothing')),
    refrain: null,
    pages: [
      page(
        [
          `${K.names} coat had one pocket that mattered. It was on the left, and it went down a very long way. There had been, at various times, a tennis ball in it, a library book, and most of a sandwich. You could read the whole of a winter in that pocket, if you went down through the layers.`,
          `A coat tells you a lot about a person. ${K.names} was ordinary on the right. On the left there was a pocket like a well, and things went into it and were not seen again. "What do you keep in there?" people said. "Nothing," said ${K.name}. In September it had been true.`,
          `It had been a grandfather's sort of coat, even when it was new. ${K.name} liked it for the pocket on the left. Whatever you found on a walk could go in there till later, and later mostly never came. In spring it had held five conkers, a tap washer and a letter to somebody else.`,
          `${K.name} walked to school by way of the wall, the drain and the hedge, and generally picked something up. It all went into one pocket, the deep one on the left. "You'll go lopsided," people said. It was a joke then. There was nothing in there that weighed more than a pencil.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'walk', 'calm')] },
      ),
      page(
        [
          `It began so small that you could not have pointed to it. Four of them always sat on one bench. Then one day there were only places for three and a bag. "Oh, were you sitting here?" said somebody. ${K.name} bent down, to have something to do, and picked up a stone. It was about as big as a pea.`,
          `If you had asked ${K.name} when it started, there would have been no answer. Someone had laughed at the wrong moment. Someone had moved a chair. It was nothing, really. ${K.name} looked down, and there on the ground was a stone, as big as a pea. It went in the pocket, on the left.`,
          `Nobody said that it was going to start. There was a joke that went round the group, and it stopped just before it got to ${K.name}. The next time, it started just after. You would have had to be standing there to see it. ${K.name} was standing there. On the ground was a small stone, the size of a pea, and it was something to look at.`,
          `One Monday they had all got matching bracelets, made of string. "There wasn't enough," said somebody. There was a whole ball of it on the bench. ${K.name} said that it was fine, felt about on the ground for nothing much, and came up with a stone. You might have taken it for a pea. It went down into the pocket and clicked.`,
        ],
        { setting: 'playground', camera: 'wide', actors: [act(K, 'stand', 'sad')], things: ['rock'] },
      ),
      page(
        [
          `Then there was the name. It was not even clever. But it was said at the gate, and in the queue, by people who hardly knew what it meant. It was on a screen as well, in the evening, at home, where it had no business to be. One stone each time. It seemed only right that somebody should keep count.`,
          `After that it had rules. You did not sit next to ${K.name}. If you touched ${K.names} bag, you had to wipe it off on someone else. Nobody had voted for it. It ran by itself, like a tap left on. And each time there was a stone, until the coat hung lower on one side.`,
          `It spread, as a stain does, from the middle. First they did not pick ${K.name}, and then they did not sit there. Then the little ones had heard, who had no idea why. There was a noise they made. They only had to breathe in, as if to make it. ${K.name} came to be able to tell the days apart by how the stones lay.`,
          `In the end it was the phone that made it a full day. You can go home from a playground. There was a group with everybody in it, and a picture, and eleven people had laughed. ${K.name} covered the screen with one hand. It went on lighting up between the fingers. When morning came there were eleven stones to find, and that took the whole way to school.`,
        ],
        { camera: 'medium', actors: [act(K, 'cover', 'sad')], things: ['rock'] },
      ),
      page(
        [
          `${K.name} tried everything that you can do alone. Laughing along was no good, since it sounded like permission. Going early and coming late was no good, since there was still the middle. Pretending not to hear took so much attention that ${K.name} stopped hearing anything else. "You're a long way off," said ${G.name}. "Just tired," said ${K.name}. "Is it school?" "It's nothing."`,
          `There are things you can try by yourself, and ${K.name} went through them in order. Being funnier. Being quieter. Having different shoes. But it had never been about the shoes. When one thing was put right, another was found. "Is everything all right?" said ${G.name}, at supper. "It's nothing," said ${K.name}. It weighed about two kilos by then.`,
          `${K.name} had a theory that it would stop by itself if it was given nothing to eat. So there was no crying and no answering and no looking round. It ate that, too. "You've gone very polite," said ${G.name}, over the potatoes. "Has something happened?" There was the answer, all ready, right behind the teeth. "No," said ${K.name}. "It's nothing." The coat pulled on its hook.`,
          `The first plan was to be liked, and it took three weeks, and cost a good pen. The second plan was to be invisible. That one nearly worked. You can get so good at it that nobody saves you a chair at home. "I didn't hear you come in," said ${G.name}. "Are you all right?" "It's nothing," said ${K.name}, who could not lift one shoulder as high as the other.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'sit', 'sad'), act(G, 'stand', 'worried')] },
      ),
      page(
        [
          `Then, on a Thursday, there was a way out. There was a new one, called ${B.name}, who said everything a bit too loudly. "Sit with us," said somebody to ${K.name}, "but first say something about ${B.name}." They had even kept a place on the bench. All it would take was one sentence. ${K.name} could think of it already. It was quite a good one.`,
          `One day somebody moved a bag. "You can come back," they said. "We've got ${B.name} now." And there was ${B.name} by the fence, in the very first week, holding a lunchbox like a shield. ${K.name} knew just how it would go. You laugh once. You let it be someone else. Then it is over.`,
          `It was ${B.name} who changed it, by being new. ${B.name} wore the wrong jumper, and answered questions before they had been asked. "Isn't it awful?" said somebody, sliding up to ${K.name}, as if the last two months had been a mistake. They wanted a name for ${B.name}. "You're good with words." It was very warm, being spoken to. There was a name, too. It had come by itself.`,
          `They sent for ${K.name} at lunch. It was a matter of a bag. It belonged to ${B.name}, who was new, and it was to go over the fence. That was all. Everybody who was anybody had done a thing like that. "Then you can come back in," they said. It was not even a heavy bag. ${K.name} looked at it, and ${B.name}, by the wall, looked at ${K.name}.`,
        ],
        { setting: 'playground', camera: 'medium', actors: [act(K, 'think', 'worried'), act(B, 'stand', 'shy')] },
      ),
      page(
        [
          `It would have been so easy. ${K.name} looked at the bench, where there was sun. Then ${K.name} looked at ${B.name}, who was staring hard at the ground. ${K.name} knew that look from the inside. "No, thanks," said ${K.name}. It cost the bench. It cost every place on it. And there, on the ground, was one more stone.`,
          `${K.name} did not say the sentence. It was not a grand moment, and nobody clapped. They put the bag back on the bench. By the afternoon there was a new rule, and it was worse. ${K.name} was sorry, and not sorry, and very tired. But ${B.name} had seen.`,
          `You think there will be a great struggle. There was only a feeling of tiredness, as when you are handed the same parcel again. "I don't think I will," said ${K.name}. Nobody shouted. They just turned, all together, like a door. It was going to be worse now, and ${K.name} knew how much worse, to the nearest stone. ${B.name} had not gone. ${B.name} was staring.`,
          `${K.name} looked at the open place in the ring, just the right width. It had been a long winter. Then ${K.name} said, "No," and it came out far too high, and somebody did an imitation. That was the price, and it went on all week. ${K.name} would have liked to be braver about it. But a thing you do with your knees knocking is still done. ${B.name} had heard it being done.`,
        ],
        { camera: 'wide', actors: [act(K, 'stand', 'determined'), act(B, 'stand', 'surprised')] },
      ),
      page(
        [
          `That evening the hook came out of the wall. Coat and all went down, and the stones ran everywhere, under the fridge, under the shelf, on and on. ${cap(G.name)} got down on both knees and began to pick them up. "Are these all from school?" said ${G.name}, after a while. ${K.name} could have said anything. "Yes," said ${K.name}. "I'll tell you what they are."`,
          `The seam gave way on a Friday, in the kitchen, and it took ${K.name} with it. Stones went over the floor like hail. ${cap(G.name)} turned the soup off and sat down among them. "You don't have to," said ${G.name}. "But I'd like to know." It is hard to begin. ${K.name} picked up the smallest one, as big as a pea, and began with that.`,
          `It was the washing that gave it away. "What have you got in here, a bridge?" said ${G.name}, from under the coat, and knelt down with it. The seam had had enough. Out came stones, some like peas and some like plums. ${K.name} knelt to get them back. "Leave those a minute," said ${G.name}. "They aren't nothing, are they?" "No," said ${K.name}. And then there was no stopping it.`,
          `"Hang that up," said ${G.name}, and ${K.name} tried. The hook bent. It bent slowly, as if it was sorry, and let down the coat. Stones went off across the kitchen in all directions. They both knelt. It is easier to talk to someone who is looking under a cupboard. "Who gave you these?" said ${G.name}, from down there. And ${K.name} told it, in order, and one had a name.`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [act(G, 'kneel', 'surprised'), act(K, 'kneel', 'sad')],
          things: ['rock'],
        },
      ),
      page(
        [
          `It took until dark. "Is it something about me?" said ${K.name}, at the end. "No. You haven't done anything to deserve it, and you didn't handle it wrong. It's not your job to stop it. It's ours." "They'll say I told." "They may. Telling tales is to get somebody into trouble. This is to get somebody out. And that's you."`,
          `"Why didn't you say?" said ${G.name}, and then, "No. That's the wrong question. Thank you for saying now." "Was it my fault?" "Not one of these. Look at me. Not one." They had the stones in a mixing bowl by then. It took both of them to lift it. "Nobody should carry that alone," said ${G.name}. "I'd have leaned too."`,
          `${cap(G.name)} did not say ignore them. ${cap(G.name)} did not say what did you do. "How long?" said ${G.name}, and then was quiet for all of it. "I'm angry," said ${G.name}, at the end, "and not one bit at you. You didn't cause this. You couldn't have stopped it by being somebody else." "I nearly joined in," said ${K.name}. "But you know what nearly weighs," said ${G.name}. "You've got it there in your hand."`,
          `It is a strange thing to be believed all at once. ${K.name} had brought proof, and there was no call for it. "Is it telling tales?" "Who would it be a tale about?" said ${G.name}. "It's about you. You're allowed to tell me about you." They sat against the fridge. "None of it was your fault. I ought to have looked in that pocket weeks ago. Budge over, and give me some."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `Next morning they took the stones to school, in a bowl. ${cap(T.name)} looked at it for some time. "I knew there was something," said ${T.name}, "and I didn't know this. That's for me to put right." There was a plan, with names and times in it, and an adult by the bench. There were talks, one by one, with doors shut. And ${K.name} was to come straight back if it went on. It did, twice. ${K.name} went back, twice.`,
          `"I wish I had seen," said ${T.name} the next morning. "Now I have." It was not one big talking-to. It was a lot of small, dull things, done every day. Who stood where. Who sat with whom. There was a next time. ${K.name} told it that same afternoon, and it got written down, and it counted. "Thank you," said ${T.name}, every single time.`,
          `${cap(T.name)} had a way of folding both hands, and the next morning they stayed folded for a long time. "Thank you," said ${T.name}. "Now it's mine." It was not quick. It was phone calls, and chairs moved, and somebody always at the corner by the bench. On the third day it broke out again. ${K.name} had promised to say, and said. It was written down with the time beside it, like weather.`,
          `The next day ${G.name} went in too, and did not do the talking. ${K.name} did. ${cap(T.name)} stopped writing, once, to sharpen a pencil that was sharp. "You shouldn't have had to collect them," said ${T.name}. "From now on I'll do the collecting." So there was a plan on one sheet of paper, with grown-ups' names all down the side. When a thing happened it went to ${T.name} by the next bell. There were four more things. All four went.`,
        ],
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [act(T, 'sit', 'worried'), act(K, 'stand', 'calm'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        [
          `The strange thing was the one who had begun it. Without the others watching, there was just a person with bitten nails, who could not look up. "My brother does it to me," said the person, to the floor. "Every day." It did not make it all right. But ${K.name} had thought there would be a monster, and there was somebody with a pocket.`,
          `One of them wrote a letter, which ${K.name} did not have to answer. It was not very well spelled. I was scared it would be me, it said. ${K.name} read it twice. It did not undo anything. But it was odd to think of somebody else, all that time, standing very near the edge of the bench.`,
          `It was the loudest of them who turned out to be the most afraid. That was why it had to be so loud. ${K.name} found this out from two lines on the back of a worksheet. They were not a very good sorry. ${K.name} did not write back. But after that, going past, ${K.name} saw a person doing up a shoe that was done up already. You cannot mistake it.`,
          `One of them had made a bracelet for ${K.name} months ago, it turned out, and hidden it. "I didn't know how," it said on the paper round it. ${K.name} thought about that for most of a lesson. It would have been easy to be friends, and easy not to. ${K.name} put the bracelet in a drawer, for now. It was light. That was as far as it went, and it was quite far.`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious')] },
      ),
      page(
        [
          `The stones are in ${B.names} garden now, round a pond the size of a tray. ${B.name} says everything too loudly, and is extremely good at frogs. ${K.name} goes there on Fridays. There are still some bad days, and they get told. The coat has been mended. In the pocket, on the left, there is an old ticket and most of a sandwich.`,
          `"What shall we do with these?" said ${B.name}, who had come to tea, and was loud, and very funny. They made a path of the stones, from the back door to the shed. It is not a long path. It goes crunch. ${K.name} hung the coat up on its hook, and both sides came down to the same place.`,
          `${B.name} had a plan for the stones. ${B.names} plans were all loud ones. They dug a ring in the garden, and set the stones in it, and lit the middle with a torch. "It's a moon landing," said ${B.name}. They lay on the grass until somebody called them in. ${K.name} shook the coat before hanging it up. There was a feather in it, and a snail shell, and they were both worth keeping.`,
          `You can build a surprising amount out of what is in one pocket. They did a castle, ${B.name} and ${K.name}, at the end of the garden, with a proper gate. ${B.name} wanted a dungeon. "No," said ${K.name}. So they made it a kitchen. The last stone was as small as a pea, and they had to hunt for it in the lining. It went on top, where you would put a flag.`,
        ],
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [act(K, 'kneel', 'happy'), act(B, 'kneel', 'happy')],
          things: ['rock'],
        },
      ),
    ],
  };
}
