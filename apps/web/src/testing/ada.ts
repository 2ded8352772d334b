import { User } from '@huebook/contract'

/** Somebody with an account, whole as the server tells it. */
export const ada = User.parse({
  id: '7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11',
  name: 'Ada',
  photo: null,
  email: 'ada@example.org',
  admin: false,
  stripe_id: '',
  blocked: false,
  created_at: '2026-01-01T10:00:00Z',
  plan: { title: 'Free', name: 'free', paid: false },
  subscription: null,
  given_plan: null,
  shown_name: 'Ada',
  nickname: null,
  shares_pages: null,
})
