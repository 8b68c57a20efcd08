/** Under this key a page that loads again for its new code keeps what the guest had done on it. */
export const TYPED_KEY = 'sarastus.typed';
