import type { Fields } from '../fields/field.ts';

/** What parents type in a sentence of everyday words that point elsewhere one by one; one text a line. */
export const TOLD_LATELY: Fields = {
  'night-terrors': `
    woke up screaming and did not know who we were
    screams in the night and doesnt recognise us
    wakes screaming but looks straight through us
    didnt know us when he woke up screaming, three nights running
    sits up screaming at midnight and remembers nothing in the morning`,
  'mascots-and-masks': `
    scared of the man in the bear suit
    frightened of the man in the costume at the farm park
    the person in the bunny suit made her scream
    a man in a dinosaur suit at the fair, now she wont go`,
  'broken-promise': `
    her mom cancels visits last minute and she waits at the window
    my ex keeps cancelling at the last minute, he sits by the door with his bag and talks to nobody all weekend
    dad cancels his weekends again and again
    promised he would feed the neighbours cat and forgot
    said she would water the plants and forgot and they died
    promised to come to her friends party and then did not go
    he gave his word and forgot all about it`,
  'screen-time': `
    spends all his time on his phone and gets really angry when we take it
    on her phone all day and shouts at us when it goes away
    spends every minute on his tablet and flies into a rage when we stop it
    always on her phone and furious when i take it off her
    lives on his xbox and kicks off when it is switched off`,
  'running-off': `
    runs away from me every time we leave nursery
    bolts as soon as we are out of the school gate
    runs off from me on the way home from school
    runs away from me every time i try to get him in the car park`,
  'peer-pressure': `
    smells of weed and lies about where he has been
    found weed in his room
    smoking weed with his mates after school
    came home smelling of cigarettes
    his friends dared him to climb on the roof and he did it
    dared to jump off the garage by her friends
    the older boys dared him to cross the railway
    did a stupid dare because the others were watching
    skipping lessons with a new group of friends
    bunking off school with older lads
    shoplifted make up with her friends and got caught
    caught stealing with his mates for a dare
    says he will be my friend if i give him my snack and gives all his food away
    gives her things away so that they play with her
    the class bully makes him be mean to others
    a bigger boy tells her to be nasty to the little ones`,
  'lockdown-drill': `
    there was a man with a knife near school and they were locked in the classroom
    the school went into lockdown because of an incident in the street
    they had to stay locked in the classroom for an hour
    a real lockdown at school and he keeps talking about it`,
  'left-out': `
    the girls have a club and she's not in it because we live in an apartment
    made a club and won't let her join
    the boys have a gang and he is not allowed in
    not in the club because of where we live
    girls at preschool say you cant come to my party
    a boy keeps telling her she is not his friend any more
    says you are not coming to my birthday whenever they play
    best friend says she wont be her friend if she plays with anyone else
    does not want to do pe because he is always picked last
    best friend has been going round with a bigger boy and now laughs at him
    her best friend ignores her and hangs around with a new girl`,
  'bedtime-routine': `
    wants to sleep in his school uniform
    wants to wear his costume to bed
    refuses to wear pyjamas, sleeps in her clothes
    wakes from his nap screaming and cross
    grumpy and crying after her nap
    wakes up from naps in a rage
    wakes at 4 and wants to start the day
    up at half four every morning ready to play
    wakes up at 5am and thinks it is morning
    cries when i put her down for her nap
    wont nap at the childminders
    screams at nap time at nursery`,
  'making-friends': `
    he is scared of men with beards
    hides from men with deep voices at family parties
    his best mate has got in with a rough crowd and he misses him
    she and her best friend have drifted apart
    her old friend has changed and hangs out with other people now
    clings to my leg at playgroup and wont let anyone look at her
    hides behind me at toddler group
    sits on my lap the whole of soft play
    cries when other toddlers come near
    scared of other children at soft play
    hides behind me when other kids come close
    scared of grandpa's beard
    screams when grandma comes through the door although he knows her
    wont go to grandma and cries when she tries to pick her up`,
  lying: `
    told me he had done his reading and he had not
    told me she did her homework and she hadnt
    told me he did his reading and he hadn't
    said he had washed his hands and they were dry
    says she tidied her room and it is a tip
    told his teacher he had handed it in and he had not
    swore she had eaten it and it was in the bin
    told her teacher that we have a pony and we dont
    tells everyone at school we are going to disney and we are not
    makes up stories about things we do not have`,
  'losing-a-game': `
    wants to be line leader every day and cries if he isnt
    has to be at the front of the line or he has a meltdown
    says his life is over when arsenal lose
    in tears all evening because england lost`,
  'hair-and-skin': `
    chews her sleeves when revising
    chews his collar till it is soaked
    sucks the ends of her hair and her jumper`,
  'feeling-worried': `
    locks the front door again and again before he can go up to bed
    checks the doors are locked four times, then the oven, then the doors again
    has to shut every window twice or she can't sleep
    feels like he cant tell us anything
    never tells us what is wrong
    cant sleep before football trials
    awake half the night before a big match
    lies awake worrying about tomorrow
    frightened that grandad will die because he has a cough
    scared that nana is going to die because she is old
    worried that grandma will die
    thinks we are all going to die`,
  perfectionism: `
    bursts into tears when she gets a spelling wrong
    cries if one answer in ten is wrong
    gets full marks and still cries over the one she missed`,
  'being-teased': `
    two girls whisper and giggle when she walks past
    they laugh behind their hands when he comes in
    the boys snigger every time she answers`,
  'saying-goodbye': `
    cries every day when i leave him at reception, been going since september
    still sobs at the door after a whole term
    every single drop off ends in tears, months now
    very clingy at nursery drop off since her baby brother was born`,
  'handling-disappointment': `
    wanted to be a pirate in the school play and is a tree again
    wanted a big part in the play and got to be a tree
    she wanted to be mary and she's a sheep
    hoped for a line in the show and got none
    didn't get the part he wanted
    was supposed to be in the school musical but has tonsillitis
    cant go to the party because he has chicken pox
    missing the school trip because she is ill
    has to miss the final because of a broken arm
    wants to know why she cant have a sleepover like her sister
    upset he isnt allowed what his brother is allowed
    cries because her big sister gets to do it and she doesnt
    cries when their balloon pops or a biscuit breaks in half
    inconsolable when a banana snaps
    sobs because her cracker broke`,
  'first-sleep-away': `
    grandma is looking after her for the weekend for the first time
    staying with his auntie while we are away for two nights
    first weekend at her nans without us
    he wets the bed and doesnt want to go to a sleepover
    wont go to cub camp because of his pull ups`,
  'parents-divorce': `
    mum and dad are getting back together
    his parents are trying again after the separation`,
  'getting-lost': `
    walks to school alone from september and thinks she might get lost on the way
    scared of losing his way when he walks home by himself
    lost his mum in tesco and now holds the trolley tight
    lost me in the supermarket last week and wont leave my side
    we lost sight of him for a minute and he has been clingy since`,
  'arguing-with-parents': `
    another slammed door, all i did was ask about homework
    one question about school and the door slams
    door slamming every time we mention homework
    won't get up, failing at school, on the phone all night, and every conversation is a row
    every conversation ends in a row
    every talk we have turns into an argument about school and the phone
    says no to every single thing, getting dressed, eating, bath
    my two year old says no to everything
    no no no all day long, no to shoes no to bath no to dinner
    always has to have the last word`,
  'parent-ill': `
    his dad has just been diagnosed with diabetes
    her mum has got diabetes and injects herself
    my husband has been told he has ms and our son is worried`,
  'reading-is-hard': `
    she hides when its time to do her reading
    runs away when i get the reading book out
    cries when its reading time at home`,
  'family-faith': `
    wants to stop wearing her headscarf at school because people stare
    wants to take his turban off because of the comments
    grandparents want him to go to mosque more and he doesnt want to
    doesnt want to go to church with us any more
    hates going to quran class`,
  'healthy-eating': `
    won't eat his tea and it ends with me shouting
    whines all day and then won't touch dinner
    every tea time ends with us shouting because she won't eat
    shes vegetarian and her grandad keeps teasing her
    wont eat meat any more and nan is cross about it
    throws her spoon instead of eating with it
    daddy is teaching her to use a spoon but she throws it`,
  'body-and-looks': `
    thinks she is the ugliest in her class
    says he is ugly
    hates how she looks in photos
    wants short hair and gran keeps making comments
    auntie says her hair should be long like a girls
    wants his hair long and his uncle teases him about it`,
  bullying: `
    older kids take his seat on the school bus
    big kids on the bus won't let her sit down
    got picked on by a boy at football club and wants to stop going
    a boy at cubs picks on him every week
    wont go to dance any more because a girl is mean to her there`,
  'school-refusal': `
    says she is too poorly for school every monday but shes fine
    tummy ache every monday morning and fine on saturdays
    pretends to be ill to get out of school`,
  'managing-anger': `
    fine with his dad but with me it is hitting and shouting, worst after school
    an angel for daddy and for me it is hitting, screaming, the lot
    picks fights with me after school every day
    comes out of school furious and takes it out on me`,
  'two-homes': `
    moving to live with his dad full time
    she is going to live with her mum instead of us
    has decided to live with his father from september`,
  'parent-away': `
    loves his daddy but cries when daddy comes home from work
    ignores me when i come home from work`,
  'respecting-differences': `
    grandma misgenders them and they go quiet
    nan keeps misgendering them, she is trying
    grandparents misgender my non binary child at every visit and they come home upset
    the teacher misgenders them in class
    uncle misgenders him on purpose
    cousins misgender her and say sorry too late
`,
  'parent-in-hospital': `
    worried about who will look after him when i have my operation
    who will look after her when mummy has her operation`,
  prejudice: `
    some girls said her hair smells because of the oil we use
    kids say his lunch smells and he is foreign
    told her that her house smells of curry`,
  'moving-class': `
    going into year 4 and her best friend is in the other class
    classes were mixed and he is not with his friends any more
    he has been told he might have to repeat the year
    she has to do year 9 again`,
  'lost-toy': `
    her pony got sold because we cant afford it
    we had to sell his pony
    sold the dog because we are moving to a flat`,
  'siblings-fighting': `
    big sister pushes her away and she cries
    his brother never lets him join in
    older brother shuts the door on her`,
  'doctors-visit': `
    is frightened of the doctor finding something wrong with her
    scared the doctor will find something bad`,
  'online-kindness': `
    filmed a teacher and put it on tiktok
    he and his mates filmed a boy falling over and posted it
    shared a video of a girl in the toilets
    took a photo of a classmate and put it in the group chat`,
  'told-off': `
    worried about getting a detention because she forgot her homework
    terrified of getting a detention
    thinks he will get a detention for forgetting his kit
    cries when he gets a cross on his sticker chart
    got a sad face on the behaviour chart
    says he is the worst boy because he lost his sticker`,
  sharing: `
    does not want to share her birthday presents with her cousins
    will not let anyone touch his birthday toys
    nobody may play with what she got for christmas
    snatches the ball at playtime and wont pass it
    hogs the ball and wont let anyone else have a go`,
  dogs: `
    his dog bit him and now he is scared of his own dog
    our own dog snapped at her and she hides from him`,
  general: `
    cries when the class gets changed for pe because she is the slowest
    slow at getting changed for pe and everyone waits`,
  jealousy: `
    starts crying when we sing happy birthday to other people
    cries when it is somebody elses birthday
    has to share her birthday party with her twin
    doesnt want to share his birthday with his brother
    only wants to be friends with one girl and cries when that girl plays with others
    wants his friend all to himself`,
  'feeling-sad': `
    stays up in his room all day and says nobody likes him
    wont come out of her room and says everyone hates her`,
  'hard-times': `
    nana has lost her hair from chemo and he stares
    grandad is having chemo and she is worried
    her auntie has cancer and has lost her hair
    gran has no hair because of chemo
    his mum has gone into rehab for drinking
    her dad is in rehab`,
  swearing: `
    swears at home, he got it from youtube
    picked up swear words from a game`,
  interrupting: `
    cant stop talking in class and gets moved
    chats all through lessons
    talks non stop at carpet time`,
  'morning-routine': `
    won't wear a coat or gloves and says he's not cold
    refuses a coat in the snow, lips are blue and she says she's boiling
    no coat, no hat, no gloves, every winter morning
    runs away when i try to get her dressed
    wont let me put his clothes on, runs off laughing`,
  'told-secret': `
    her best friend is self harming and made her swear not to tell
    a friend told him something about being hurt at home and he told me
    she told me her friend is hurting herself and is worried she betrayed her`,
  'sleeping-alone': `
    scared to sleep alone because of burglars
    thinks robbers will come in the night
    afraid that somebody breaks in while we sleep`,
  'being-kind': `
    loves our cat too much and squeezes her
    squeezes the dog until it yelps
    tells the others that they cannot sit at his table
    says you cant sit here to the new girl`,
  'loud-noises': `
    wont go into school because of the noise in the corridors
    the noise at changeover in the corridor is too much for him
    scared of the dustbin lorry`,
  'taking-things': `
    took her friends rubber and wont give it back
    has her cousins toy in her bag and says it is hers`,
  insects: `
    scared of snails and worms
    afraid of slugs and snails
    wont go in the garden because of worms`,
  hitting: `
    pushes other toddlers off the trike
    shoves other children off the slide
    pushes little ones over at playgroup
    hits his little brother when he is tired
    keeps pulling other babies hair at baby group
    pulls hair at nursery
    grabs other toddlers by the hair
    pulls her little brothers hair when she is cross`,
  'first-day-school': `
    starting school on monday and very clingy at drop off
    she starts school next week and clings to me at the gate
    he begins reception in september and is clingy when i drop him off
    first day at school on monday, he holds on to my leg`,
  biting: `
    bites her brother when they fight over toys
    bit his sister in a fight about the remote
    sinks her teeth into her brother when they argue`,
  'head-lice': `
    has nits and does not want her long hair cut
    we found lice and he loves his long hair`,
  'body-gets-tired': `
    worn out after pe because of her heart and the others say she puts it on
    gets exhausted after sport, heart condition, classmates think he is faking`,
  'fear-dark': `
    scared of walking home from the bus in the dark
    hates the dark way home in winter`,
  'new-equipment': `
    his walker makes him slow on outings and they put him at the back
    always at the back of the line with a helper because of her walker
    the class walks too fast for his frame and he ends up last with the TA
    with the chair she is always last on trips
    his crutches and walker mean he gets left behind on walks`,
  'friend-moving-away': `
    his two best mates are going to a different secondary and he has stopped answering their messages
    best friends going to another high school, says she doesn't care
    her friends are off to a different secondary school in september
    they didn't get into the same school as his mates and he's gone quiet`,
  'talking-another-way': `
    the dinner ladies don't look at her communication book so she gets the wrong lunch
    nobody looks at his board so they guess and get it wrong
    staff ignore her picture book and give her the wrong thing
    signs and his cousins chat over him at dinner so he leaves the table
    family dinners where nobody signs, she sits there left out
    uses BSL and the others talk over her all evening`,
  'shopping-trip': `
    screams in the shop and everyone looks at us
    you scream in the shop and everybody looks
    every supermarket trip ends in screaming`,
  'new-sibling': `
    having another baby and moving his room, back in nappies at night
    new baby on the way and she has to change bedrooms
    pregnant again and he has gone back to nappies`,
  'personal-space': `
    your friends are allowed not to want a hug
    hugs everyone very hard, even when they say no
    other kids don't want to be hugged and he hugs them anyway`,
  'no-phone-yet': `
    i am the worst mother in the world because i said no to snapchat
    all her friends have snapchat apparently and we said no`,
};
