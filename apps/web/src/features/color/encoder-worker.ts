import { answerEncoder, type Wire } from '@huebook/coloring'

answerEncoder(self as unknown as Wire)
