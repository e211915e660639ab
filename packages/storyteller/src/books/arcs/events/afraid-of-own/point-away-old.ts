import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pointParts } from './point-away-parts.ts';

/** Which way they point can be seen only by somebody else; and the shears had been ordered by then. */
export function old(going: Going): Told {
  const { A, K, a, k, chance, company } = going;
  const { word, one, M, F, refrain, titles } = pointParts(going);
  const [m, f] = [M.name, F.theKind];
  const B = company.person('Mrs Clip', 'grandparent');
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'look-up', 'scared')] },
        `There are creatures who are afraid of ${word}. They keep out of the way, and nobody thinks the worse of them. For ${A.introduced} it was more difficult. ${a} had some hundreds, all over the back. One could eat one's breakfast in peace and look at the view. But then one turned round. "${refrain}" cried ${a}, and the breakfast was over.`,
        `${A.introduced} had never been alone. In front there was the garden, and one could be quite happy in front. Behind there was a crowd. It stood close, it said nothing, and all of it was sharp. "${refrain}" ${a} would cry, and jump, and everything behind would jump as well. They were only ${A.names} own ${word}. People who haven't any will always say "only".`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared')] },
        `The obvious thing was speed. ${a} practised for a week, from the shed to the gate and back. On Sunday there was no wind, and ${a} ran as nobody of that shape has ever run. At the gate came the trick. ${a} stopped like a nail, so that whatever was behind should shoot past and be gone. Nothing shot past. ${a} turned round by very small steps. "${refrain}"`,
        `${a} read that one should leave one's troubles behind. It didn't say how far. ${a} left them behind the shed first, and then behind the compost. Then it was the far end of the lane, by the letter box, where one can leave most things. Each time it was a good clean start, and no looking back. Each time, at the first bend, there was a rustle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm')], things: ['leaf'] },
        `After speed came leaves. There was one for each point, and it took from Monday to Wednesday. By the end there was a handsome round bush on four feet. It could walk past a window without a shudder. Two blackbirds asked what the rent was. They were still asking when the wind got up. It took every leaf in the garden, and it began with those. "${refrain}"`,
        `Then ${a} took up clothes. Leaves were the thing that autumn, red on the left and yellow on the right. Each was pinned on by what was underneath. ${a} went about in it for a whole afternoon. People said how well it hung. At the edge of the pond somebody said "Bless you", before there had even been a sneeze. Then there was one. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'determined')], things: ['blanket'] },
        `The blanket was the best they had in the house. It had been round the world on a ship, and had lost nothing but its fringe. ${a} tucked it in, in front and behind, and breathed out. First there was one small pop, as when somebody opens a tin of peas. Then came the rest of the peas. What was left one could have used for straining soup. "${refrain}" said ${a}, through the soup end.`,
        `"Weight," said ${a}, "is what they don't expect." So it was the big blanket, folded twice. It lay on them like a Sunday. For as long as it takes to say so, ${a} had a smooth back, and told the gatepost. Pop. It was on the left. Pop, pop. After a minute one could look right through it and see the washing on the other side. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'calm'), seen(A, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `That was how it came to ${B.name}, who did hedges. She walked round ${a} once, with her head on one side. "I could have those off by Friday," she said. "They grow again, but not before spring. You'd be as smooth as an egg." "Would it hurt?" said ${a}. "Less than being frightened," said ${B.name}, and that was true as far as it went. ${K.introduced}, who had come about the blanket, heard it all.`,
        `There was a card in the shop. ALL KINDS OF TRIMMING, it said, and under it was the name of ${B.name}. She came on Tuesday with a tape. "I've done yews," she said. "I've done a poodle. One hour on Friday, and there'll be nothing behind you but air." ${a} had always wished for nothing but air. "Friday, then," said ${a}. ${K.introduced} was sitting on the wall with what was left of the blanket.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(A, 'sit', 'curious')] },
        `"What is it that they do?" said ${k}, on Thursday. "They point at me," said ${a}. "All of them do. They've done it since I was born. I can feel it in the back of my neck." "Have you seen it?" It's not a thing that one can see by oneself. ${k} knelt down in the wet grass, kept both hands behind, and began at the top. "Shed," said ${k}. "Gate. Cloud. Teapot. Next door."`,
        `"May I see, before they go?" said ${k}. Nobody had ever asked that. ${a} shut both eyes and held still. ${k} went along the rows with a pencil and a sheet of paper, and said what each one pointed at. There was the shed. There was the moon, which was not up yet. There were eleven for the church. "And the ones that point at me?" said ${a}. "I haven't got to them," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'happy')] },
        `It was getting dark when ${k} stood up, with two green knees. "That was the last," said ${k}. "Not one." "Not one what?" said ${a}. "Not one points at you. There's the whole world on this list, even the letter box. There's a single place that none of them means. It's in the middle, and it's soft, and you live in it." A ${one} has two ends, if you think about it. ${a} never had.`,
        `${k} counted the list, and then counted it again from the other end. "They've got their backs to you," said ${k}. "Every one. You know how people stand round something, so that nobody should tread on it?" ${a} knew. They had done it once for a nest. "Then what are they standing round?" said ${a}. ${k} just looked. It was very quiet in the soft middle. "All this time?" said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(M, 'hide', 'scared'), seen(A, 'stand', 'calm')] },
        `There was no sleep to be had that night. At eleven something small ran over ${A.names} toes, came back, and said sorry. It was ${M.introduced}. "It's ${f}," said ${m}. "It isn't hungry, it only likes the game. I don't think that I can run round the shed again." Two green lights came over the wall, low down. "Have you got anywhere?" said ${m}. "Anywhere soft?"`,
        `In the night ${M.introduced} came down the path, in no kind of order. "My hole's fallen in," said ${m}. "And there's a nose in the garden, and it has ${F.aKind} on the other end." One could hear it. It went along under the beans, sniffed, and was in no hurry. "I don't want to be a trouble," said ${m}, and shook. "I only need to be behind something. It needn't be big."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'proud'), seen(M, 'sit', 'calm')] },
        `"There's just the one place," said ${a}, "and I've only known of it since tea." ${a} lay down in a ring, and ${m} got into the middle, and the ring shut. Sniff, it went, on the left. Sniff, at the back. For the first time ever ${a} thought about what was behind, and hoped that they were all there. They did nothing whatever. It's what they do. "Ouch," said a nose; and somebody left by the wall.`,
        `It was hard to make a ring, for one had to turn one's back to it. All one's life one had wanted nothing there but air. "Come in," said ${a}. "It's the soft end." The nose went all the way round, like somebody who reads a sign in the dark. It was the same sign everywhere. "Ouch," it said at last, and then, further off, "Ouch," once more, to itself. After that there were only the beans.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(M, 'sit', 'sleepy')] },
        `"Doesn't it bother you," said ${m}, "having those?" It was warm in there, and nearly dark. ${a} thought of the blanket, and of breakfasts. They would never be leaves. Nobody would ever say how well they hung. One would always have to sit at the end of the bench. "It does bother me," said ${a}. "I'd still jump, I think, if I met them suddenly." "I wouldn't," said ${m}. "Not from in here."`,
        `They lay awake for a bit, as one does after a fright. "There's somebody coming tomorrow, to have them off," said ${a}. "Oh," said ${m}, and was silent. "You'd be ever so smooth." "Like an egg," said ${a}. One could wear jumpers. One could be leaned on, from any side. "Eggs," said ${m}, not to anybody, "are what they like best of all." The ring got a very little tighter.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'happy'), seen(M, 'sleep', 'sleepy')],
          things: ['moon'],
        },
        `When ${B.name} came on Friday there was a list on the gate. It was three feet long, and had a letter box in it. Under it ${k} had written: they're busy. She read it to the end, and did the hedge. ${a} still doesn't look round if it can be helped. Only at night, last thing, it has to be done, in case there's one missing. "${refrain}" says ${a}. Then one can hear somebody counting, from the soft end.`,
        `On Friday ${B.name} was told no, thank you. She wasn't offended. She had always said that one should look at a hedge from the inside first. ${m} has a new hole now, and comes round when there's a wind. And every evening, before the moon is up, ${a} does a thing that takes some courage. ${a} turns round and says good night. "${refrain}" says ${a}. And the moon comes up, just where one of them had said.`,
      ),
    ],
  };
}
