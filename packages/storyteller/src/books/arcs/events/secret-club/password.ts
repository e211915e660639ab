import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'Password, please!',
  'What is the password?',
  'Say the password!',
  'The password first!',
  'Password!',
  'Halt! Password!',
  'And the password?',
  'Not without the password!',
  'The password, then!',
  'First the password!',
] as const;
const TITLES = ['the secret club', 'password, please', 'nobody gets in', 'the word at the door'];
/** What is for supper at the end, and has been the password all the time. */
const WORDS = ['Sausages', 'Pancakes', 'Dumplings', 'Noodles', 'Meatballs', 'Macaroni', 'Potatoes', 'Carrots'] as const;

/** A club has a password, and both who belong to it have forgotten what it is. Whoever listens has not. */
export const PASSWORD: EventPlot = standsApart(kinBeside({ id: 'password', young, middle, old }));

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const word = chance.pick(...WORDS);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')] },
        `${A.introduced} has a secret club. ${B.introduced} is in it. It is in the shed.`,
        `There is a secret club in the shed. ${A.introduced} is in it. So is ${B.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'curious')] },
        `It has a password. The password is: "${word}!" Do not forget it.`,
        `"Nobody gets in without the password," says ${a}. "It is: ${word.toLowerCase()}." Now you know, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(B, 'wave', 'calm')] },
        `${a} runs in for biscuits. ${b} guards the door.`,
        `"I will get biscuits," says ${a}. Off runs ${a}. ${b} guards the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'biscuit')] },
        `Knock, knock! ${a} is back. "${refrain}" says ${b}. Oh dear. What was it?`,
        `${a} comes back and knocks. "${refrain}" ${a} thinks. It is gone!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')] },
        `"Is it socks?" says ${a}. "No," says ${b}. "${refrain}"`,
        `"Buttons?" says ${a}. "No!" says ${b}, behind the door. "${refrain}"`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
        `Now it rains. "Is it umbrella?" says ${a}. "No. ${refrain}"`,
        `It begins to rain. "Is it boots?" "No," says ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'think', 'worried')] },
        `"Then you tell me!" says ${a}. It is quiet. "I forgot it, too," says ${b}.`,
        `"What is it, ${b}?" says ${a}. ${b} looks out of the window. "I do not know."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `${a} sits outside. ${b} sits inside. Do you know it?`,
        `So ${a} cannot come in. Who can help? You can!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'shout', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `Then ${g} calls. "${a}! ${b}! Supper! ${word}!" Bang! Open flies the door.`,
        `"Supper!" calls ${g}. "Come in! ${word}!" "That is it!" shouts ${b}. "Come in, quick!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `At bedtime ${g} knocks. "${refrain}" says ${a}. ${Gcap} knows it. And so do you.`,
        `It is night. Knock, knock. "${refrain}" says ${a}. "${word}," says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const word = chance.pick(...WORDS);
  const small = word.toLowerCase();
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
        `${A.introduced} and ${B.introduced} had a secret club. ${a} was the head. It met in the garden shed. There was a sign on the door. "Secret," it said. "Keep out."${comesToo} "But then how do we get in?" said ${b}.`,
        `The secret club was in the shed, and there were two in it. ${A.introduced} was the head, and ${B.introduced} was the rest.${comesToo} It had a sign, and a bucket to sit on. It had everything that a club needs but one thing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'curious')] },
        `"We need a password," said ${a}. "Whoever knows it gets in. Whoever doesn't, doesn't. Not even us." They thought for a long time. Then ${a} whispered it. "${word}," said ${b}. "That's good. Nobody will ever think of ${small}."`,
        `"A password," said ${a}. "Nobody gets in without it. Not even us." "Not even us," said ${b}. They chose one with great care. It was "${small}". They said it three times, very low, so as never to forget it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(B, 'wave', 'calm')] },
        `Then ${a} went to the house for biscuits. On the way there was a puddle to look at, and a good stick. ${b} stayed behind to be the guard. ${b} shut the door, and practised looking strict.`,
        `"You guard it," said ${a}, "and I'll get the biscuits." It took a while. First they were on the top shelf, and then they were hot. ${b} stood behind the shed door and guarded as hard as possible.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'biscuit')] },
        `${a} came back and knocked. "${refrain}" said ${b}, in a deep voice. ${a} opened wide, to say it, and nothing came. It had been there this morning. "It's me," said ${a}. "That isn't it," said ${b}.`,
        `Knock, knock. "${refrain}" said the guard. "It is," said ${a}, and stopped. There was a hole where the word should be. "But you know me, ${b}!" "I know you," said ${b}. "Do you know the password?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')] },
        `"Is it puddle?" said ${a}. "No," said ${b}. "Is it stick? Is it bucket?" "No, and no," said ${b}. "${refrain}" ${a} looked at the sky for help. A drop fell out of it.`,
        `"Was it elephant?" said ${a}. "No. ${refrain}" said ${b}. "Spoons? Tuesday? Moustache?" It was none of those. "It was better than that," said ${b}, through the keyhole. "It was really good."`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
        `Then it rained. It ran down the roof and down ${a}. The biscuits went soft. "Please, ${b}! I've been in this club since it began!" "${refrain}" said ${b}, rather sadly. "You made the rule."`,
        `The rain came down on ${a} and the biscuits. "Let me in!" cried ${a}. "I'm the head!" "Not even us," said ${b}. "You said so. ${refrain}" There was nothing that one could say to that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'think', 'worried')] },
        `"Then give me a clue," said ${a}. "What does it begin with?" It was quiet behind the door. It was quiet for a long time. "I don't know," said ${b}, in a small voice. "I've forgotten it, too."`,
        `"Just tell me the first bit," said ${a}. Nobody answered. "${b}?" A face came up at the little window. "I can't," said ${b}. "I only know what it isn't. I've lost it as well."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `That made it worse. ${a} could not get in. And if ${b} came out, ${b} could not get in again. They sat back to back with the door between them. ${a} pushed a wet biscuit under it. "Nobody in the world knows it," said ${a}.`,
        `So there they sat, one on each side of the door. "You could come out," said ${a}. "Then we'd both be out," said ${b}. "For ever." It was the most secret club that there had ever been. Nobody could get into it at all.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'shout', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `The kitchen window went up. "Come in, you two!" called ${g}. "Supper's ready! ${word}!" There was a moment when nothing happened. Then the door of the shed flew open. "That's it!" shouted ${b}. "${word}! You can come in!"`,
        `Then ${g} came over the wet grass with an umbrella. "You'll be hungry," said ${g}. "Come and have ${small}." ${a} jumped up. The bolt went back with a bang. "${word}!" cried ${b}. "You've said it! Come in, come in!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `But it was ${g} who had said it. So ${g} had to go in first, and sit on a bucket. "Am I in the club now?" said ${g}. "You're the only one who knew the password," said ${a}. "You'd better be the head."`,
        `The rule was the rule. ${Gcap} had to be let in, and got a bucket to sit on. "How did you guess it?" said ${b}. "I've been cooking all afternoon," said ${g}. They ate the wet biscuits, to begin with.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `At bedtime somebody knocked at the bedroom door. "${refrain}" said ${a} and ${b}, in deep voices. "Oh dear," said ${g}, outside. "I had it this evening. It's gone." It was a good thing that you were there.`,
        `That night there was a knock. "${refrain}" said ${a}, under the covers. "${word}," said ${g}. "But I think we should have a new one for tomorrow." And ${g} whispered it. They have it still, if they haven't forgotten.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, g, comesToo, chance, company } = going;
  const S = company.person([K.name, a, b].includes('Sal') ? 'Robin' : 'Sal', 'child');
  const s = S.name;
  const word = chance.pick(...WORDS);
  const small = word.toLowerCase();
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'calm')] },
        `A secret club is not much good if everybody is in it. ${A.introduced} had thought that out. There were two members. ${a} was the head, and ${B.introduced} did the rest. They met in the shed at the bottom of the garden, and sat on a bucket.${comesToo} On the other side of the fence lived ${s}, who had asked twice. "It's full," ${a} had said. There was room in it for a horse.`,
        `The shed had a bolt, and a bucket to sit on, and a smell of string. It was perfect for a secret club. ${A.introduced} was its head, and ${B.introduced} was treasurer, and guard, and the public.${comesToo} "What about ${s}?" said ${b}. ${s} lived next door, and could be heard bouncing a ball against the fence, by the hour. "Two's the right number," said ${a}. "If you let in one, you've got to let in anyone."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'curious')] },
        `"What if ${s} just walks in?" said ${b}. So they had a password. They tried a good many, sitting with their heads together, and the one they took in the end was "${small}". It was no use to anyone, and it made ${b} laugh. "Nobody comes through that door without it," said ${a}. "Nobody at all. Not even me. Swear." They swore, with a hand on the bucket. Outside the ball had stopped. Then it went on.`,
        `That day they settled the password. It had to be a word that nobody would say by accident on the way past. "${word}," said ${a}. "${word}," said ${b}, and giggled. They said it loud and soft, and in a row, to wear it in. "And that's for everyone," said ${a}. "No word, no door. Even if it's a king. Even if it's me." They swore to it, on the bucket. ${b} wrote down the rule, but not the word. You don't write down a password.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(B, 'wave', 'calm')] },
        `For a week it worked like a clock. They came, they said it, and they went in and were secret. There wasn't all that much to do in there. On the eighth day ${a} went to the house for biscuits, and was kept there about a letter. It was half an hour before ${a} came back down the garden, with the biscuits, and knocked.`,
        `It's hard work being secret. After a week they'd told each other all the secrets that they had. "What we need is biscuits," said ${a}, and went to get some, and had to try on a jumper. When that was over at last, ${a} ran down to the shed through the first big drops. It was going to pour. The door was shut, as it should be.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'biscuit')] },
        `"${refrain}" said ${b}, inside, like somebody in a castle. ${a} drew a breath to say it. It wasn't there. It was the strangest feeling. There was a place for it, and the edges of the place, and not one letter. "It's me," said ${a}. "I can hear that it's you," said ${b}. "Anybody could be you. ${refrain}"`,
        `"${refrain}" said the guard, who did it very well. ${a} opened wide. What came out was, "Er." One can have a thing on the tip of the tongue. This was not on the tip of anything. It had gone as a sum goes, when one is asked. "Come on, ${b}, it's wet!" said ${a}. "${refrain}" said ${b}. "I swore on the bucket. So did you."`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'stand', 'angry')] },
        `${a} tried buttons, and trombone, and eleven kinds of cheese. It rained as it rains on a tin roof. "I made this club," shouted ${a}. "I made that rule! I can unmake it!" "You said even you," said ${b}. "You said that if it was for everyone it had got to be for everyone." It's very annoying to have had a good idea. The biscuits turned to soup.`,
        `It came down in ropes. "Elephants," said ${a}. "Bagpipes. Your aunt." It was no, and no, and certainly not. "You know it's me!" said ${a}. "You're only being mean." There was a pause. "That's what it's for," said ${b}, slowly, "isn't it? To keep people out who want to come in." Nobody had put it quite like that before. ${a} turned up a wet collar.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'think', 'worried')] },
        `"Give me the first letter, then," said ${a}. Nothing came from the shed. It went on coming for so long that ${a} put an ear to the wood. "I can't," said ${b}. "I haven't got it. I thought you'd say it, and I'd know." So now the door was shut on both sides. ${b} couldn't let ${a} in. And if ${b} came out, ${b} couldn't get in again.`,
        `"At least say what it rhymes with," said ${a}. The little window went up an inch, and there was one eye in it. "I'd have to know it for that," said ${b}. "I've been sitting here trying to, since you left. I've only got the bucket." It was as secret now as a club can be. There were two people in the world who belonged to it, and neither of them could get in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(S, 'hold', 'calm', 'umbrella')] },
        `There was a bench along the fence, and somebody on it, under an umbrella. It was ${s}. "You can come under," said ${s}, and moved up. It was dry there. One could see the shed from that side, the shut door, and the sign, and hear the voice inside. "Do you always sit here?" said ${a}. "It's where you can hear best," said ${s}. "It sounds nice in there." ${a} thought of that whole week, and how little there had been to do.`,
        `${a} went and stood by the fence, where there was a bit of roof. ${s} was standing there already, with a ball and an umbrella. They both looked at the door. "It's not a nice door, from outside," said ${a}. "No," said ${s}, and held the umbrella over the two of them. "You get used to it." That was all that was said. It was quite enough to be going on with. The rain drummed, and ${a} got hot in the face.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'shy', 'umbrella'), seen(A, 'stand', 'surprised')] },
        `"I know it, you know," said ${s}, after a bit. "You know what?" "The password. It comes through the fence. You said it about forty times." ${a} stared. "Then you could have come in! Any day! You'd only have had to say it, and we'd have had to let you. It's the rule!" "Yes," said ${s}. "But nobody'd asked me."`,
        `"You could just say it," said ${s}. "Say what?" "What you say. I'm only over the fence. I've known it since the first day." It was ${a} who couldn't speak. It had all been there, the word, and the rule, and the bolt that had to open. There'd been nothing in the way but a bit of wood. "Why didn't you use it?" said ${a}. "It's yours," said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'calm'), seen(S, 'stand', 'calm', 'umbrella')] },
        `${s} bent over, and was going to whisper it. It would have been the easiest thing. ${a} would go in, and shut the door, and it would all be as it was. "Don't tell me," said ${a}, all at once. "If you tell me, I get in. If you say it, you do." It wouldn't be a club of two after that. It wouldn't be very secret, either. "Go and knock," said ${a}. "I'm asking you."`,
        `"I'll tell it to you, if you like," said ${s}. And ${a} would be a member again, and dry, and on the right side. That was just what was wrong with it. "No," said ${a}. "You've got the word. I haven't. By the rule it's you who may go in, and I who mayn't." It was odd to hear it said like that. It was odder to mean it. "Would you?" said ${a}. "Please?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'stand', 'excited'), seen(B, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
        },
        `Knock, knock. "${refrain}" said ${b}, without much hope. ${s} stood up very straight, and said it, for the first time aloud. "${word}!" There was a yell. There was a bang, and the bolt flew back. "${word}!" cried ${b}. "Of course it is! Who said that?" "A member," said ${a}. Then ${a} waited outside in the rain, until ${s} had turned round and asked, "Well? Aren't you coming in?"`,
        `${s} put down the ball, and knocked. "${refrain}" It was ${b}, and sounded tired. "${word}," said ${s}, not very loudly. There was a silence, and then the door was torn open. "${word}! That's it! That's it! Oh," said ${b}. "It's you." "By the rule," said ${a}, from the rain, "you've got to let in ${s}." "And by the rule," said ${b}, "not you." They both looked at ${s}. "Then I'll say it twice," said ${s}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
        },
        `With three there was suddenly a good deal to do. It turned out that one can hardly be secret with fewer. They've got a list now, on the outside of the door, of all who've asked. That evening there was a knock on the bedroom door. "${refrain}" said ${a}. "I've no idea," said ${g}. "I only wanted to say good night." ${a} thought about it. "You can come in," said ${a}. "You asked."`,
        `There are five now, and the bucket goes round. The rule's still there. But when somebody has forgotten, somebody else says it for them, from behind. "${refrain}" said ${a} one night, when ${g} knocked. "Dear me," said ${g}. "Is it supper? Is it ${small}?" It really was only by accident. It was what they'd had. And ${a} sat up in bed, and looked at the door, and laughed. "It never was any good as a secret," said ${a}. "Come in."`,
      ),
    ],
  };
}
